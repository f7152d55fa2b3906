import type { PairPreview } from '../../engine/preview/preview';
import { type PageTexts, renderShell } from '../shell';

/** What it takes to write the page as one file. */
export interface StandalonePage {
  readonly title: string;
  readonly preview: PairPreview;
  /** The address of the folder that paths in the preview begin in, relative to the file. */
  readonly base: string;
  /** The language of the page; English when left out. */
  readonly texts?: PageTexts | undefined;
  /** The page's bundles. */
  readonly script: string;
  readonly style: string;
  /** The SHA-256 of a text in UTF-8, in base64. */
  hashOf(text: string): string;
}

/** The page with all that it needs in one file: it loads nothing, and only its own script and style count. */
export function renderStandalone({ title, preview, base, texts, script, style, hashOf }: StandalonePage): string {
  const policy = toPolicy(`'sha256-${hashOf(script)}'`, `'sha256-${hashOf(style)}'`);
  return renderShell({
    title,
    policy,
    style: { text: style },
    script: { text: script },
    data: { page, base, preview },
    texts,
  });
}

/** What a file of ours says that it is. */
const page = 'rfc-pair';

/** True for the text of a page that `renderStandalone` has written, by whichever version. */
export function isStandalone(html: string): boolean {
  return html.startsWith('<!DOCTYPE html>') && html.includes(`id="data">{"page":"${page}",`);
}

/** What it takes to show the page in the editor. */
export interface EditorPage {
  readonly title: string;
  /** The language of the page; English when left out. */
  readonly texts?: PageTexts | undefined;
  /** Addresses of the page's bundles. */
  readonly script: string;
  readonly style: string;
  /** What the editor calls its own addresses in a policy. */
  readonly source: string;
  /** Never used before. */
  readonly nonce: string;
}

/** The page for the editor, which tells it by messages what to show. */
export function renderForEditor({ title, texts, script, style, source, nonce }: EditorPage): string {
  const policy = toPolicy(`'nonce-${nonce}'`, source);
  return renderShell({
    title,
    policy,
    style: { address: style },
    script: { address: script, nonce },
    texts,
  });
}

function toPolicy(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
