import { en } from './l10n';

/** A page as its frame needs it. */
export interface PageShell {
  /** Of the document; any text. */
  readonly title: string;
  /** The value of its Content-Security-Policy. */
  readonly policy: string;
  /** Where its style comes from. */
  readonly style: PagePart;
  /** Where its script comes from. */
  readonly script: PagePart & { readonly nonce?: string };
  /** What the script reads from the element `data`; absent where it is told by messages. */
  readonly data?: unknown;
  /** The language of the page, as its script reads it from the element `texts`; English when left out. */
  readonly texts?: PageTexts | undefined;
}

/** The sentences of a page in another language, by their English. */
export interface PageTexts {
  /** As HTML names the language. */
  readonly tag: string;
  readonly sentences: Readonly<Record<string, string>>;
}

/** A style or script: inlined, or fetched from an address. */
export type PagePart = { readonly text: string } | { readonly address: string };

/**
 * The HTML of a page: an empty `main` that its script fills. Everything is escaped for where it stands. Throws when an
 * inlined part would end its own element: our bundles never do.
 */
export function renderShell({ title, policy, style, script, data, texts }: PageShell): string {
  const nonce = script.nonce === undefined ? '' : ` nonce="${escapeHtml(script.nonce)}"`;
  return `<!DOCTYPE html>
<html lang="${escapeHtml(texts?.tag ?? 'en')}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${renderStyle(style)}
</head>
<body>
<div id="page"></div>
<noscript>${escapeHtml(noScript(texts))}</noscript>
${renderData('data', data)}${renderData('texts', texts?.sentences)}${renderScript(script, nonce)}
</body>
</html>
`;
}

function noScript(texts: PageTexts | undefined): string {
  const english = en('This page draws itself with JavaScript, which is switched off.');
  return texts?.sentences[english] ?? english;
}

function renderData(id: string, data: unknown): string {
  return data === undefined ? '' : `<script type="application/json" id="${id}">${toInlineJson(data)}</script>\n`;
}

function renderStyle(style: PagePart): string {
  if ('address' in style) return `<link rel="stylesheet" href="${escapeHtml(style.address)}">`;
  return `<style>${withoutEnd(style.text, /<\/style/i)}</style>`;
}

function renderScript(script: PagePart, nonce: string): string {
  if ('address' in script) return `<script${nonce} src="${escapeHtml(script.address)}"></script>`;
  return `<script${nonce}>${withoutEnd(script.text, /<\/script|<!--/i)}</script>`;
}

function withoutEnd(text: string, end: RegExp): string {
  if (end.test(text)) throw new Error('a part of the page would end its own element');
  return text;
}

/** JSON that can stand in a `script` element whatever it holds: no `<` is left in it. */
export function toInlineJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Text that can stand in HTML, also between double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
