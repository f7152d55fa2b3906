// A language server that can do nothing: what any server costs before it does something.
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node.js';

const connection = createConnection(ProposedFeatures.all);
connection.onInitialize(() => ({ capabilities: {} }));
connection.listen();
