import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { readInstalledTexts } from '../host/installedTexts';
import { startServer } from './server';

// Over stdio, IPC or a socket, as the arguments of the process say. The texts lie beside the bundle.
startServer(createConnection(ProposedFeatures.all), { textsIn: (locale) => readInstalledTexts(__dirname, locale) });
