/** What a client of today can do. */
export const modernCapabilities = {
  textDocument: {
    diagnostic: { relatedDocumentSupport: false },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } }, dataSupport: true },
  },
  workspace: {
    configuration: true,
    workspaceFolders: true,
    diagnostics: { refreshSupport: true },
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    workspaceEdit: { documentChanges: true },
  },
};

/** What a client could do before it could ask for diagnostics. */
export const pushCapabilities = {
  ...modernCapabilities,
  textDocument: { codeAction: modernCapabilities.textDocument.codeAction },
};
