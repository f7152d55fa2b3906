import * as vscode from 'vscode';

/** Languages that the server has texts in beside English, as VS Code names them. */
const languages: readonly string[] = ['zh-cn'];

/**
 * The texts of the server in the language of the editor, which it is given as it starts: in a browser it could not read
 * them. `undefined` for English, and where they cannot be read, which the server tells its log.
 */
export async function readServerTexts(extensionUri: vscode.Uri): Promise<unknown> {
  const language = vscode.env.language.toLowerCase();
  if (!languages.includes(language)) return undefined;
  try {
    const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, 'dist', `rfc.${language}.json`));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
