import { namespaces, registry } from '../registry';
import type { Rule } from '../rule';
import type { Span } from '../text/span';
import { type Caret, isInInlineCode, type Proposal } from './proposal';
import type { Scene } from './scene';
import { code, type PhraseId, phrase } from './words';

const verbs: readonly (readonly [verb: string, about: PhraseId])[] = [
  ['rfc-disable-next-line', 'disableNextLine'],
  ['rfc-disable', 'disable'],
  ['rfc-enable', 'enable'],
];

/** What a suppression comment can hold: its verb, then the rules and namespaces that it does not name yet. */
export function proposeSuppressions(scene: Scene, caret: Caret): Proposal[] {
  const { before, isExplicit, offset } = caret;
  const open = before.lastIndexOf('<!--');
  if (open === -1 || before.includes('-->', open) || scene.place === undefined) return [];
  const inside = before.slice(open + 4);
  const named = /^\s*rfc-(?:disable-next-line|disable|enable)\s(.*)$/.exec(inside)?.[1];
  const isVerb = named === undefined && /^\s*[a-z-]*$/.test(inside) && (isExplicit || inside.includes('rfc'));
  if ((named === undefined && !isVerb) || named?.includes(' -- ')) return [];
  if (!isComment(scene, caret, offset - before.length + open)) return [];
  return named === undefined ? proposeVerbs(caret, inside.trimStart()) : proposeNames(caret, named);
}

/** A comment that is not closed yet swallows what follows, itself included; in a paragraph it is no comment yet. */
function isComment(scene: Scene, caret: Caret, start: number): boolean {
  const isKnown = scene.facts.comments.some((comment) => comment.start === start);
  return isKnown || (!isInInlineCode(caret) && !scene.isInertAt(start));
}

function proposeVerbs({ after, offset }: Caret, typed: string): Proposal[] {
  const rest = /^[a-z]*(?:-[a-z]+)*/.exec(after)?.[0] ?? '';
  const span = { start: offset - typed.length, end: offset + rest.length };
  return verbs.map(([verb, about]) => ({
    kind: 'directive' as const,
    label: verb,
    about: [phrase(about)],
    span,
    text: verb,
    filter: verb,
  }));
}

function proposeNames({ after, offset }: Caret, named: string): Proposal[] {
  const typed = /[^\s,]*$/.exec(named)?.[0] ?? '';
  const rest = /^(?:[a-z0-9/*]|-(?!->))*/.exec(after)?.[0] ?? '';
  const tail = after.slice(rest.length);
  const taken = new Set(named.slice(0, named.length - typed.length).split(/[\s,]+/));
  const isClosed = /^(?:(?!<!--).)*-->/.test(tail); // the end of a later comment is not its own
  // Editors close `<` by themselves; that mark becomes the end of the comment.
  const swallowed = !isClosed && tail.trim() === '>' ? tail.length : 0;
  const span = { start: offset - typed.length, end: offset + rest.length + swallowed };
  return suppressibleNames.flatMap((entry) =>
    taken.has(entry.name) ? [] : [toProposal(entry, span, isClosed ? '' : ' -->')],
  );
}

function toProposal({ isNamespace, name, about }: Name, span: Span, closer: string): Proposal {
  const text = name + closer;
  const caret = { start: name.length, end: name.length }; // another name may follow
  return {
    kind: isNamespace ? 'namespace' : 'rule',
    label: name,
    about,
    span,
    text,
    ...(closer === '' ? {} : { filled: { text, stops: [caret] } }),
    filter: name,
  };
}

interface Name extends Pick<Proposal, 'about'> {
  readonly name: string;
  readonly isNamespace: boolean;
  readonly about: NonNullable<Proposal['about']>;
}

/** True for a rule that comments in a document can silence: not those about comments, configuration, or the engine itself. */
export function isSuppressible({ scope }: Rule): boolean {
  return scope === 'document' || scope === 'tree';
}

const suppressible = registry.filter(isSuppressible);

const suppressibleNames: readonly Name[] = [
  ...suppressible.map(({ id, summary }) => ({
    name: id,
    isNamespace: false,
    about: [phrase('summary', { summary: { source: summary, rule: id } })],
  })),
  ...namespaces
    .filter((namespace) => suppressible.some(({ id }) => id.startsWith(`${namespace}/`)))
    .map((namespace) => ({
      name: `${namespace}/*`,
      isNamespace: true,
      about: [phrase('namespace', { prefix: code(`${namespace}/`) })],
    })),
];
