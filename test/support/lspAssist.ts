import path from 'node:path';
import type { CompletionItem, CompletionList, Hover, Position } from 'vscode-languageserver/node';
import { LspClient, modernCapabilities, uriOf } from './lspClient';
import { implementedPath, proposedPath } from './lspTexts';
import { implementedRfc, proposedRfc } from './rfcTexts';

/** What a client of today can show of help while writing. */
export const assistCapabilities = {
  ...modernCapabilities,
  textDocument: {
    ...modernCapabilities.textDocument,
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
    hover: { contentFormat: ['markdown', 'plaintext'] },
  },
  workspace: { ...modernCapabilities.workspace, codeLens: { refreshSupport: true } },
};

/** Where something is asked in an open document. */
export interface AskedPlace {
  readonly client: LspClient;
  readonly file: string;
  readonly position: Position;
}

/** Opens a document of a small repository with `¦` where something is to be asked. */
export async function openMarked(
  marked: string,
  options: Parameters<typeof LspClient.inFolder>[1] & { readonly path?: string } = {},
): Promise<AskedPlace> {
  const { path: relative = proposedPath, ...rest } = options;
  const text = marked.replace('¦', '');
  const tree = { '.git/': '', [proposedPath]: proposedRfc, [implementedPath]: implementedRfc, [relative]: text };
  const { client, folder } = await LspClient.inFolder(tree, { capabilities: assistCapabilities, ...rest });
  const file = path.join(folder, relative);
  await client.open(file, text);
  const before = marked.slice(0, marked.indexOf('¦')).split('\n');
  return { client, file, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
}

/** Asks for completions, after `typed` or by hand. */
export async function completionsAt({ client, file, position }: AskedPlace, typed?: string): Promise<CompletionList> {
  const context = typed === undefined ? { triggerKind: 1 } : { triggerKind: 2, triggerCharacter: typed };
  return client.connection.sendRequest('textDocument/completion', {
    textDocument: { uri: uriOf(file) },
    position,
    context,
  });
}

/** The item of that label. */
export function itemOf({ items }: CompletionList, label: string): CompletionItem | undefined {
  return items.find((item) => item.label === label);
}

/** Asks for a hover. */
export async function hoverAt({ client, file, position }: AskedPlace): Promise<Hover | null> {
  return client.connection.sendRequest('textDocument/hover', { textDocument: { uri: uriOf(file) }, position });
}
