import type { Config } from '../config/config';
import type { Content } from '../files';
import { STATUS_LINE } from '../header';
import { indexTitle } from '../indexing/render';
import { resolveLink } from '../links/resolve';
import { severityOf } from '../lint';
import { placeOf } from '../place';
import { findRule, namespaces } from '../registry';
import { Lines } from '../text/lines';
import { contains, type Span } from '../text/span';
import { describeLifecycle, describeMoves } from './lifecycleLore';
import type { Scene } from './scene';
import { canonicalName, describeSection, englishName } from './sectionLore';
import { code, type Phrase, phrase } from './words';

/** What is to be said about a stretch of a document. */
export interface Explanation {
  readonly span: Span;
  readonly phrases: readonly Phrase[];
}

/** How a hover looks at other documents. Paths are relative to the configuration's folder. */
export interface Surveyor {
  read(path: string): Content;
  /** How many problems are found in a file. */
  countProblems(path: string): number;
}

/** Says what stands at an offset: a section, the status, a link to an RFC, a rule in a suppression comment. */
export function explain(scene: Scene, offset: number, surveyor: Surveyor): Explanation | undefined {
  return (
    explainStatus(scene, offset) ??
    explainRuleName(scene, offset) ??
    explainLink(scene, offset, surveyor) ??
    explainSection(scene, offset)
  );
}

function explainStatus({ config, doc, place }: Scene, offset: number): Explanation | undefined {
  const status = doc?.header.status;
  if (!config || !status || !place?.lifecycle || !touches(status.span, offset)) return undefined;
  const lifecycle = status.lifecycle ?? place.lifecycle;
  const isHome = lifecycle.name === place.lifecycle.name;
  const phrases = [...describeLifecycle(lifecycle), ...(isHome ? [describeMoves(config, lifecycle)] : [])];
  return { span: status.span, phrases };
}

function explainSection({ config, doc }: Scene, offset: number): Explanation | undefined {
  const section = doc?.sections.find(({ heading }) => touches(heading.span, offset));
  if (!config || !section) return undefined;
  const { heading } = section;
  const english = englishName(heading.text);
  const name = canonicalName(config, english ?? heading.text) ?? english ?? heading.text;
  const phrases = describeSection(config, name);
  if (phrases.length === 0) return undefined;
  const title =
    english === undefined
      ? phrase('section', { name })
      : phrase('translated', { name: heading.text, english: code(name) });
  return { span: heading.span, phrases: [title, ...phrases] };
}

function explainLink(scene: Scene, offset: number, surveyor: Surveyor): Explanation | undefined {
  const link = scene.facts.links.findLast(({ kind, span }) => kind !== 'image' && touches(span, offset));
  const target = link && resolveLink(scene.path, link.url)?.path;
  if (!link || target === undefined || target === scene.path) return undefined;
  const config = scene.states.map(({ tree }) => tree.config).find((each) => isArticle(each, target));
  const content = config && surveyor.read(target);
  if (!config || content?.kind !== 'text') return undefined;
  const phrases = [...describeDocument(config, target, content.text), problemsIn(surveyor.countProblems(target))];
  return { span: link.span, phrases };
}

function isArticle(config: Config, path: string): boolean {
  const role = placeOf(config, path)?.role;
  return role === 'rfc' || role === 'counterpart' || role === 'archived';
}

/** Title, status and date: its first lines and its name tell, without a parse. */
function describeDocument(config: Config, path: string, text: string): Phrase[] {
  const lines = new Lines(text.slice(0, LONGEST_HEADER));
  const status = lines.textOf(STATUS_LINE) ?? '';
  const place = placeOf(config, path);
  const title = indexTitle(config, (lines.textOf(0) ?? '').replace(/^\uFEFF/, '')) ?? place?.base ?? path;
  const { key } = config.status;
  return [
    phrase('title', { title }),
    ...(status.startsWith(key) ? [phrase('status', { status: status.slice(key.length) })] : []),
    ...(place?.name?.date === undefined ? [] : [phrase('firstProposed', { date: place.name.date })]),
  ];
}

/** In characters: where the header block of a text can be. */
const LONGEST_HEADER = 2000;

function problemsIn(count: number): Phrase {
  if (count === 0) return phrase('noProblem');
  return count === 1 ? phrase('oneProblem') : phrase('problems', { count });
}

function explainRuleName({ config, facts, lines, text }: Scene, offset: number): Explanation | undefined {
  if (!config) return undefined;
  const comment = facts.comments.find((span) => touches(span, offset));
  if (!comment || !/^<!--\s*rfc-(?:disable-next-line|disable|enable)\s/.test(text.slice(comment.start, comment.end))) {
    return undefined;
  }
  const span = wordAt(lines, offset);
  const isInside = contains(comment, span);
  return isInside ? explainRule(config, text.slice(span.start, span.end), span) : undefined;
}

/** The characters around an offset that can be part of a rule's name. */
function wordAt(lines: Lines, offset: number): Span {
  const { text } = lines;
  let start = offset;
  let end = offset;
  while (start > 0 && /[a-z0-9/*-]/.test(text.charAt(start - 1))) start--;
  while (/[a-z0-9/*-]/.test(text.charAt(end))) end++;
  return { start, end };
}

/** Says what a rule or namespace is and how it is reported; `undefined` when there is none of that name. */
export function explainRule(config: Config, name: string, span: Span): Explanation | undefined {
  const namespace = namespaces.find((each) => `${each}/*` === name);
  if (namespace !== undefined) {
    return { span, phrases: [phrase('namespace', { prefix: code(`${namespace}/`) })] };
  }
  const rule = findRule(name);
  if (!rule) return undefined;
  const severity = severityOf(config, rule);
  const reported = severity === 'off' ? phrase('switchedOff') : phrase('reported', { severity: code(severity) });
  const summary = phrase('summary', { summary: { source: rule.summary, rule: rule.id } });
  return { span, phrases: [phrase('rule', { rule: rule.id }), summary, reported] };
}

function touches(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}
