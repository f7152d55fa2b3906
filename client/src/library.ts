// What of the client library we need when the server starts. Loading it takes longer than all of `activate`.
export { CloseAction, ErrorAction, RevealOutputChannelOn, State } from 'vscode-languageclient';
