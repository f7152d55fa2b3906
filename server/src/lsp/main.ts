import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from './server';

// Over stdio, IPC or a socket, as the arguments of the process say.
startServer(createConnection(ProposedFeatures.all));
