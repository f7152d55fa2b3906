import type { OverviewSnapshot } from '../../engine/overview/overview';
import { renderShell } from '../shell';

/** What both kinds of page are called where nothing else says what they are. */
const title = 'RFC index';

/** What it takes to write the page as one file. */
export interface StandalonePage {
  /** The `base` of each root is the relative address of its folder from the file's. */
  readonly snapshot: OverviewSnapshot;
  /** The page's bundles. */
  readonly script: string;
  readonly style: string;
  /** The SHA-256 of a text in UTF-8, in base64. */
  hashOf(text: string): string;
}

/** The page with all that it needs in one file: it loads nothing, and only its own script and style count. */
export function renderStandalone({ snapshot, script, style, hashOf }: StandalonePage): string {
  const policy = toPolicy(`'sha256-${hashOf(script)}'`, `'sha256-${hashOf(style)}'`);
  return renderShell({ title, policy, style: { text: style }, script: { text: script }, data: snapshot });
}

/** What it takes to show the page in the editor. */
export interface EditorPage {
  /** Addresses of the page's bundles. */
  readonly script: string;
  readonly style: string;
  /** What the editor calls its own addresses in a policy. */
  readonly source: string;
  /** Never used before. */
  readonly nonce: string;
}

/** The page for the editor, which tells it by messages what to show. */
export function renderForEditor({ script, style, source, nonce }: EditorPage): string {
  const policy = toPolicy(`'nonce-${nonce}'`, source);
  return renderShell({ title, policy, style: { address: style }, script: { address: script, nonce } });
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
