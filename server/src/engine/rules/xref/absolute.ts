import type { MarkdownDocument } from '../../document';
import type { Link } from '../../facts/facts';
import { baseOf, folderOf } from '../../links/paths';
import { addressFrom } from '../../links/rebase';
import { decodePath, resolveFromTop } from '../../links/resolve';
import { pairAt } from '../../pairs/names';
import { defineMarkdownRule, type FixDraft, replace } from '../../rule';
import { clip } from '../support/clip';
import { isRfc } from '../support/xref';

/** An absolute link to a neighbour leads to another version of it on a branch, and to nothing in a fork or a checkout. */
export const xrefAbsolute = defineMarkdownRule({
  id: 'xref/absolute',
  summary: 'A link to an RFC of the same tree must be relative.',
  severity: 'information',
  fix: 'safe',
  messages: {
    absolute: '`{address}` is absolute, and `{path}` lies in the same tree: `{relative}` leads there from any copy.',
    useRelative: 'Lead to `{relative}`',
  },
  reads: 'all',
  check({ doc, nearby, report }) {
    for (const link of doc.facts.links) {
      const { destination, kind, url } = link;
      if (!destination || kind === 'image') continue;
      const target = targetsOf(doc, url).find(({ path }) => isRfc(doc.config, nearby, path));
      if (!target || isOtherSide(doc, target.path)) continue; // a switcher may be absolute: the rules `pair/…` judge it
      const relative = addressFrom(folderOf(doc.path), target.path, target.suffix);
      const data = { address: clip(url), path: clip(target.path), relative: clip(relative) };
      report('absolute', destination, data, { fixes: [toFix(link, target, relative)] });
    }
  },
});

/** What an absolute address may mean in this tree. */
interface Target {
  readonly path: string;
  readonly suffix: string;
  /** False when the address may speak of another version than the newest, or of another folder. */
  readonly isSure: boolean;
}

function targetsOf({ config: { pairing, root } }: MarkdownDocument, url: string): Target[] {
  const end = url.search(/[?#]|$/);
  const [address, suffix] = [url.slice(0, end), url.slice(end)];
  const fromTop = resolveFromTop(url);
  if (fromTop) return [{ path: fromTop.path, suffix, isSure: true }];
  const base = pairing.switcherBaseUrl;
  if (base && address.startsWith(base)) return [{ path: decodePath(address.slice(base.length)), suffix, isSure: true }];
  const rest = /^https?:\/\/[^/]+\/.*?\/blob\/(.+)$/i.exec(address)?.[1];
  if (rest === undefined) return [];
  const decoded = decodePath(rest);
  const at = decoded.indexOf(`/${root}/`);
  const reference = decoded.slice(0, Math.max(0, at));
  if (reference === '' || isCommit(reference)) return [];
  return [{ path: decoded.slice(at + 1), suffix, isSure: mainBranches.has(reference) }];
}

const mainBranches: ReadonlySet<string> = new Set(['HEAD', 'main', 'master', 'trunk']);

/** Who links to a commit means the text as it was; no relative link says that. */
function isCommit(reference: string): boolean {
  return /^[0-9a-f]{7,64}$/.test(reference);
}

function isOtherSide({ config: { pairing }, path }: MarkdownDocument, target: string): boolean {
  const pair = pairing.enabled ? pairAt(pairing, path) : undefined;
  return pair !== undefined && target !== path && (target === pair.anchor || target === pair.counterpart);
}

/** An address that is its own text becomes a link with the file's name for text, which is for the author to like. */
function toFix(link: Link, target: Target, relative: string): FixDraft<'useRelative'> {
  const fix = { title: 'useRelative', data: { relative: clip(relative) } } as const;
  if (link.kind !== 'autolink') {
    const edits = link.destination ? [replace(link.destination, relative)] : [];
    return { ...fix, kind: target.isSure ? 'safe' : 'suggestion', edits };
  }
  const text = baseOf(target.path).replace(/[\\[\]_*`~<&]/g, '\\$&');
  return { ...fix, kind: 'suggestion', edits: [replace(link.span, `[${text}](${relative})`)] };
}
