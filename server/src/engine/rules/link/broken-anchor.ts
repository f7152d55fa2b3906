import type { MarkdownDocument } from '../../document';
import { anchorsOf } from '../../links/anchors';
import { fragmentOf, isPlainView, leadsTo, spanOfFragment, spellFragment } from '../../links/fragment';
import { Guesses } from '../../links/guesses';
import { nearestAnchor } from '../../links/nearestAnchor';
import { resolveLink } from '../../links/resolve';
import type { Nearby } from '../../nearby';
import { defineMarkdownRule, type FixDraft, replace } from '../../rule';
import { clip } from '../support/clip';

/** A link into a section that was renamed drops the reader at the top of the page, with no word of where to look. */
export const linkBrokenAnchor = defineMarkdownRule({
  id: 'link/broken-anchor',
  summary: 'A link into a section must name a heading or an anchor that exists.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    missing: 'No heading or anchor of `{path}` is called `{fragment}`.',
    missingHere: 'No heading or anchor of this document is called `{fragment}`.',
    useNearest: 'Lead to `#{anchor}`',
  },
  reads: 'all',
  check({ doc, nearby, report }) {
    if (!doc.config.markdown.anchors) return;
    const targets = new AnchorTargets(doc, nearby);
    const guesses = new Guesses();
    for (const link of doc.facts.links) {
      const fragment = fragmentOf(link.url);
      const target = link.destination && fragment !== '' ? targets.of(link.url) : undefined;
      if (!link.destination || !target || leadsTo(fragment, target.set)) continue;
      const nearest = nearestAnchor(fragment, target.list, guesses);
      const spelled = nearest === undefined ? undefined : spellFragment(nearest, fragment);
      const span = spanOfFragment(doc.text, link, link.destination);
      const canFix = nearest !== undefined && spelled !== undefined && span !== link.destination;
      const fixes: FixDraft<'useNearest'>[] = canFix
        ? [{ title: 'useNearest', data: { anchor: clip(nearest) }, edits: [replace(span, spelled)] }]
        : [];
      const message = target.path === doc.path ? 'missingHere' : 'missing';
      report(message, span, { path: clip(target.path), fragment: clip(fragment) }, { fixes });
    }
  },
});

interface AnchorTarget {
  readonly path: string;
  readonly list: readonly string[];
  readonly set: ReadonlySet<string>;
}

/** The anchors of what the links of a document lead to, each document read once. */
class AnchorTargets {
  readonly #known = new Map<string, AnchorTarget | undefined>();

  constructor(
    private readonly doc: MarkdownDocument,
    private readonly nearby: Nearby,
  ) {}

  /** `undefined` for an address that leads to no Markdown; one that leads nowhere is for `link/broken`. */
  of(url: string): AnchorTarget | undefined {
    if (isPlainView(url)) return undefined;
    const path = /^[#?]/.test(url) ? this.doc.path : resolveLink(this.doc.path, url)?.path;
    if (path === undefined || !/\.(?:md|markdown)$/i.test(path)) return undefined;
    if (!this.#known.has(path)) this.#known.set(path, this.#read(path));
    return this.#known.get(path);
  }

  #read(path: string): AnchorTarget | undefined {
    const { doc, nearby } = this;
    if (path === doc.path) return toTarget(path, anchorsOf(doc.facts));
    const list = nearby.kindOf(path) === 'file' ? nearby.anchorsOf(path) : undefined;
    return list && toTarget(path, list);
  }
}

function toTarget(path: string, list: readonly string[]): AnchorTarget {
  return { path, list, set: new Set(list) };
}
