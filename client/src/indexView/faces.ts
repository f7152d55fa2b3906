import type { ArchivedEntry, OverviewEntry, ProblemCounts, UnfiledEntry } from '../../../server/src/protocol';
import { counted } from '../counted';
import { t } from '../l10n';
import { countProblems } from './filter';
import { cut, literally } from './markdown';
import { type Mark, markOf, markOfProblems } from './marks';
import type { GroupSource, IndexNode, NodeSource, RfcSource } from './nodes';
import { plainTitle } from './plainTitle';
import { describeIndex, describePair, describeProblems } from './words';

/** How a row is shown. */
export interface NodeFace {
  readonly label: string;
  readonly description: string;
  /** Markdown that is not to be trusted; absent where the label says it all. */
  readonly tooltip?: string;
  /** What a screen reader says. */
  readonly spoken: string;
  readonly icon: { readonly name: string; readonly color?: string };
  readonly mark?: Mark;
  readonly folding: 'none' | 'folded' | 'unfolded';
  /** Words between semicolons by which menus know what fits: `;rfc;move;class;pair;`. */
  readonly abilities: string;
}

/** Longest label, in characters: a row is one line, and the tooltip has the rest. */
const longest = 300;

/** How a row is shown. */
export function faceOf({ children, source }: IndexNode): NodeFace {
  switch (source.kind) {
    case 'root':
      return faceOfRoot(source, children.length > 0);
    case 'lifecycle':
    case 'class':
      return faceOfGroup(source, children.length > 0);
    case 'rfc':
      return faceOfRfc(source);
    case 'unfiled':
      return faceOfSpecial(t('Unfiled'), 'warning', source.count, 'rfc.unfiled');
    case 'archive':
      return faceOfSpecial(t('Archived'), 'archive', source.count, 'rfc.archived');
    case 'unfiledFile':
      return faceOfUnfiled(source.entry);
    case 'archivedFile':
      return faceOfArchived(source.entry);
  }
}

function faceOfRoot({ count, name, noun, state }: Extract<NodeSource, { kind: 'root' }>, hasRows: boolean): NodeFace {
  const description = [describeIndex(state), counted(count, noun)].filter(Boolean).join(' · ');
  return {
    label: name,
    description,
    spoken: [name, ...description.split(' · ')].join(t(', ')),
    icon: { name: 'root-folder' },
    folding: hasRows ? 'unfolded' : 'none',
    abilities: ';folder;start;index;',
  };
}

const lifecycleIcons: Readonly<Record<GroupSource['tone'], string>> = {
  proposed: 'git-pull-request',
  implemented: 'pass-filled',
  rejected: 'circle-slash',
};

function faceOfGroup({ count, isExpanded, isStart, kind, label, tone }: GroupSource, hasRows: boolean): NodeFace {
  return {
    label,
    description: String(count),
    spoken: [label, count].join(t(', ')),
    icon: kind === 'lifecycle' ? { name: lifecycleIcons[tone], color: colorOf(tone) } : { name: 'folder' },
    folding: hasRows ? (isExpanded ? 'unfolded' : 'folded') : 'none',
    abilities: isStart ? ';folder;start;' : ';folder;',
  };
}

function faceOfSpecial(label: string, icon: string, count: number, color: string): NodeFace {
  return {
    label,
    description: String(count),
    spoken: [label, count].join(t(', ')),
    icon: { name: icon, color },
    folding: 'folded',
    abilities: ';group;',
  };
}

function faceOfRfc({ canChangeClass, canMove, entry, group, lifecycle, tone }: RfcSource): NodeFace {
  const description = entry.date ?? entry.number ?? '';
  const mark = markOf(entry);
  const facts = factsOf(entry);
  const label = labelOf(entry.title, entry.base);
  return {
    label,
    description,
    tooltip: tooltipOf(entry.title, facts),
    spoken: [label, description, lifecycle, group, ...facts.slice(1)].filter(Boolean).join(t(', ')),
    icon: { name: 'circle-filled', color: colorOf(tone) },
    ...(mark ? { mark } : {}),
    folding: 'none',
    abilities: abilitiesOf(entry, canMove, canChangeClass),
  };
}

function abilitiesOf({ counterpart, pair }: OverviewEntry, canMove: boolean, canChangeClass: boolean): string {
  const words = ['rfc', 'file', ...(canMove ? ['move'] : []), ...(canChangeClass ? ['class'] : [])];
  const isAlone = pair?.state === 'backlog' || pair?.state === 'missing-required';
  const languages = counterpart !== undefined ? ['pair'] : isAlone ? ['alone'] : [];
  return `;${[...words, ...languages].join(';')};`;
}

/** The colour of a lifecycle; the manifest defines it. */
function colorOf(tone: GroupSource['tone']): string {
  return `rfc.${tone}`;
}

function faceOfUnfiled({ path, problems, reason, title }: UnfiledEntry): NodeFace {
  const base = path.endsWith('/') ? path.slice(path.replace(/\/$/, '').lastIndexOf('/') + 1) : baseOf(path);
  const label = labelOf(title ?? '', base);
  const mark = markOfProblems(problems);
  const isFolder = path.endsWith('/');
  return {
    label,
    description: reason,
    tooltip: tooltipOf(title ?? base, [t('Path: {path}', { path }), reason, ...problemsOf(problems)]),
    spoken: [label, reason, ...problemsOf(problems)].join(t(', ')),
    icon: { name: isFolder ? 'folder' : 'question', color: 'rfc.unfiled' },
    ...(mark ? { mark } : {}),
    folding: 'none',
    abilities: isFolder ? ';folder;' : ';file;',
  };
}

function faceOfArchived({ date, number, path, problems, title }: ArchivedEntry): NodeFace {
  const label = labelOf(title, baseOf(path));
  const description = date ?? number ?? '';
  const mark = markOfProblems(problems);
  return {
    label,
    description,
    tooltip: tooltipOf(title, [t('Path: {path}', { path }), t('Archived'), ...problemsOf(problems)]),
    spoken: [label, description, t('archived'), ...problemsOf(problems)].filter(Boolean).join(t(', ')),
    icon: { name: 'circle-filled', color: 'rfc.archived' },
    ...(mark ? { mark } : {}),
    folding: 'none',
    abilities: ';file;',
  };
}

/** What a tooltip and a screen reader add to label and date, a sentence each; the path comes first. */
function factsOf({ grandfathered, pair, path, problems, reason, statusLine }: OverviewEntry): string[] {
  return [
    t('Path: {path}', { path }),
    ...(statusLine === undefined ? [] : [statusLine]),
    ...(reason === undefined ? [] : [t('Reason: {reason}', { reason })]),
    ...(pair ? [t('Languages: {state}', { state: describePair(pair) })] : []),
    ...(grandfathered ? [t('Grandfathered: its alternatives were not recorded')] : []),
    ...problemsOf(problems),
  ];
}

function problemsOf(problems: ProblemCounts): string[] {
  return [
    countProblems(problems) > 0
      ? t('Problems: {problems}', { problems: describeProblems(problems) })
      : t('No problems'),
  ];
}

/** The title in full, then a line each. All of it comes from the workspace. */
function tooltipOf(title: string, lines: readonly string[]): string {
  const heading = plainTitle(title);
  return [...(heading === '' ? [] : [`**${literally(heading)}**`]), lines.map(literally).join('  \n')].join('\n\n');
}

function labelOf(title: string, base: string): string {
  return cut(plainTitle(title), longest) || base;
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
