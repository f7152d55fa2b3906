import type { Config } from '../../config/config';
import type { MarkdownDocument } from '../../document';
import { folderOf, joinPaths } from '../../links/paths';
import { addressFrom } from '../../links/rebase';
import type { Nearby } from '../../nearby';
import { defineMarkdownRule, type FixDraft, insert } from '../../rule';
import { findSpanAt, type Span } from '../../text/span';
import { clip } from '../support/clip';
import { outermost, stretchesWith, unlinkedWith } from '../support/linked';
import { escapePattern, isRfc, isRfcPath } from '../support/xref';

/** A path that is no link cannot be followed, and nobody notices when the file moves on to another lifecycle. */
export const xrefBarePath = defineMarkdownRule({
  id: 'xref/bare-path',
  summary: 'The path of an RFC in running text must be a link.',
  severity: 'information',
  fix: 'suggestion',
  messages: {
    bare: '`{found}` is the path of an RFC but no link.',
    gone: '`{found}` has the form of an RFC path but is no link, and no such file exists.',
    makeLink: 'Make it a link to `{path}`',
  },
  reads: 'all',
  check({ doc, nearby, report }) {
    for (const mention of [...inProse(doc), ...inCode(doc)]) {
      const target = targetOf(doc, nearby, mention);
      if (!target || target.path === doc.path) continue;
      const data = { found: clip(mention.written + mention.fragment) };
      if (!target.exists) report('gone', mention.span, data);
      else report('bare', mention.span, data, { fixes: [toFix(doc, mention, target.path)] });
    }
  },
});

/** A path in the text. */
interface Mention {
  readonly written: string;
  /** With its `#`; empty where there is none. */
  readonly fragment: string;
  /** Of path and fragment. */
  readonly span: Span;
  /** What becomes the text of a link: the same, or the code that it stands in. */
  readonly whole: Span;
}

/** The longest path that is looked for: no line may take more than its length. */
const MOST = 300;

/** What ends a path in running text. */
const NO_PATH = '\\s"\'<>()\\[\\]{}|`*\\\\#，。：；？！、（）「」『』《》【】';

/** A path that begins like one: at the root, at a lifecycle, or with `../`. */
function pathPattern({ lifecycles, root }: Config): string {
  const stages = lifecycles.map(({ name }) => `${escapePattern(name)}/`);
  const starts = [`(?:\\./|/)?${escapePattern(root)}/`, ...stages, '(?:\\.\\./)+', '\\./'];
  const path = `(?:${starts.join('|')})[^${NO_PATH}]{0,${MOST}}?\\.md(?![\\w/-]|\\.\\w)`;
  return `(${path})(#[\\p{L}\\p{M}\\p{N}_-]+)?`;
}

/** What looks for paths in running text, and in code. */
interface Patterns {
  /** How paths in code may begin. */
  readonly starts: readonly string[];
  readonly prose: RegExp;
  readonly code: RegExp;
}

const compiled = new WeakMap<Config, Patterns>();

function patternsFor(config: Config): Patterns {
  const known = compiled.get(config);
  if (known) return known;
  const path = pathPattern(config);
  const starts = [config.root, ...config.lifecycles.map(({ name }) => name), './', '../', '/'];
  const patterns = {
    starts,
    prose: new RegExp(`(?<![\\w./:@-])${path}`, 'gu'),
    code: new RegExp(`^(\`+ ?)${path} ?\`+$`, 'u'),
  };
  compiled.set(config, patterns);
  return patterns;
}

/** How every path ends. Few stretches of a text have it, and only those are looked at. */
const END = '.md';

function inProse(doc: MarkdownDocument): Mention[] {
  const pattern = patternsFor(doc.config).prose;
  return unlinkedWith(doc, END).flatMap((prose) => {
    return [...doc.text.slice(prose.start, prose.end).matchAll(pattern)].map((match) => {
      const [all, written = '', fragment = ''] = match;
      const span = { start: prose.start + match.index, end: prose.start + match.index + all.length };
      return { written, fragment, span, whole: span };
    });
  });
}

/** Code that is nothing but a path: a command with one in it is no reference. */
function inCode({ config, facts, text }: MarkdownDocument): Mention[] {
  const { code: pattern, starts } = patternsFor(config);
  const spans = facts.elements.codeSpans.map(({ span }) => span);
  const codes = stretchesWith(text, END, spans).filter(({ start }) => beginsLikePath(text, start, starts));
  if (codes.length === 0) return [];
  const holders = outermost(facts.links);
  return codes.flatMap((whole) => {
    if (findSpanAt(holders, whole.start)) return [];
    const [, open = '', written = '', fragment = ''] = pattern.exec(text.slice(whole.start, whole.end)) ?? [];
    const start = whole.start + open.length;
    const span = { start, end: start + written.length + fragment.length };
    return written === '' ? [] : [{ written, fragment, span, whole }];
  });
}

/** A look at the first characters of code, which in most cases settles it. */
function beginsLikePath(text: string, start: number, starts: readonly string[]): boolean {
  let at = start;
  while (text[at] === '`') at++;
  if (text[at] === ' ') at++;
  return starts.some((each) => text.startsWith(each, at));
}

/** The RFC that is meant. One that is not there is missed only where the path is written from the top, beyond doubt. */
function targetOf(
  { config, path }: MarkdownDocument,
  nearby: Nearby,
  { written }: Mention,
): { path: string; exists: boolean } | undefined {
  const fromTop = joinPaths('', written);
  const bases = written.startsWith('/') ? [''] : [folderOf(path), '', config.root];
  const found = bases.map((base) => joinPaths(base, written)).find((each) => isRfc(config, nearby, each));
  if (found !== undefined) return { path: found, exists: true };
  return isRfcPath(config, fromTop) ? { path: fromTop, exists: false } : undefined;
}

function toFix({ path }: MarkdownDocument, { fragment, whole }: Mention, target: string): FixDraft<'makeLink'> {
  const address = addressFrom(folderOf(path), target, fragment);
  const edits = [insert(whole.start, '['), insert(whole.end, `](${address})`)];
  return { title: 'makeLink', data: { path: clip(target) }, edits };
}
