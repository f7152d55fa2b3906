import type { OverviewSnapshot } from '../../engine/overview/overview';
import { en } from '../l10n';
import { type PageTexts, renderShell } from '../shell';

/** What both kinds of page are called where nothing else says what they are. */
const english = en('RFC index');

function titleIn(texts: PageTexts | undefined): string {
  return texts?.sentences[english] ?? english;
}

/** What it takes to write the page as one file. */
export interface StandalonePage {
  /** The `base` of each root is the relative address of its folder from the file's. */
  readonly snapshot: OverviewSnapshot;
  /** The language of the page; English when left out. */
  readonly texts?: PageTexts | undefined;
  /** The page's bundles. */
  readonly script: string;
  readonly style: string;
  /** The SHA-256 of a text in UTF-8, in base64. */
  hashOf(text: string): string;
}

/** The page with all that it needs in one file: it loads nothing, and only its own script and style count. */
export function renderStandalone({ snapshot, texts, script, style, hashOf }: StandalonePage): string {
  const policy = toPolicy(`'sha256-${hashOf(script)}'`, `'sha256-${hashOf(style)}'`);
  return renderShell({
    title: titleIn(texts),
    policy,
    style: { text: style },
    script: { text: script },
    data: snapshot,
    texts,
  });
}

/** What it takes to show the page in the editor. */
export interface EditorPage {
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
export function renderForEditor({ texts, script, style, source, nonce }: EditorPage): string {
  const policy = toPolicy(`'nonce-${nonce}'`, source);
  return renderShell({
    title: titleIn(texts),
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
