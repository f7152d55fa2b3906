import type { Config, Lifecycle } from '../config/config';
import type { Files } from '../files';
import { folderOf } from '../links/paths';
import { lintDocument } from '../lint';
import { isExcluded, type PairPaths, pairAt } from '../pairs/names';
import { placeOf } from '../place';
import type { Project, Shell } from '../project';
import { messagesIn } from '../registry';
import type { Problem, Said } from '../rule';
import { quoteList } from '../rules/support/quote';
import {
  emptyPlan,
  type FileCreation,
  type FilePlan,
  filesAfter,
  isRefusal,
  type Note,
  type Refusal,
  refuse,
} from './fileEdits';
import { nameFor } from './fileName';
import { planIndex } from './freshIndex';
import { faultOfClass } from './subject';
import { type Draft, findStops, renderDraft } from './templates';
import { words } from './words';

/** What a new RFC is to be. Spec: rfc-format.md §11. */
export interface NewRequest {
  readonly title: string;
  /** Left out: the first lifecycle in which an RFC can begin. */
  readonly lifecycle?: string;
  /** Needed where the tree has class folders. */
  readonly className?: string;
  /** Left out: the one that the title suggests. */
  readonly topic?: string;
  /** `yyyy-mm-dd`. */
  readonly date: string;
  /** Write the other language's side too. */
  readonly withCounterpart?: boolean;
  /** The root folder, where the project has several; left out: the first. */
  readonly root?: string;
}

/** A plan that writes a new RFC. */
export interface NewPlan extends FilePlan {
  /** Where the RFC will lie; its creation is the first of the plan. */
  readonly path: string;
}

/** The lifecycles in which an RFC can begin: not those that are frozen, nor those that ask why it got there. */
export function startingLifecycles({ lifecycles }: Config): Lifecycle[] {
  return lifecycles.filter(({ frozen, status }) => !frozen && status.reason !== 'required');
}

/** Plans a new RFC, its counterpart when asked for, and the index. Nothing that exists is touched but the index. */
export function planNew(project: Project, files: Files, request: NewRequest, shell: Shell): NewPlan | Refusal {
  const config = project.roots.find(({ root }) => root === request.root) ?? project.roots[0];
  if (!config) return refuse('noLifecycles', { noun: 'RFC' });
  const placed = choosePlace(config, files, request);
  if (isRefusal(placed)) return placed;
  const { path, lifecycle, pair } = placed;
  const draft = readDraft(config, files, lifecycle, request);
  if (isRefusal(draft)) return draft;

  const anchor = toCreation(path, renderDraft({ ...draft.anchor, ...(pair ? { pair } : {}) }, 'anchor'));
  const counterpart = pair && toCreation(pair.counterpart, renderDraft({ ...draft.counterpart, pair }, 'counterpart'));
  const creations = counterpart ? [anchor, counterpart] : [anchor];
  const index = planIndex(project, config, filesAfter(files, { ...emptyPlan, creations }));
  return {
    path,
    edits: index.edits,
    renames: [],
    creations: [...creations, ...index.creations],
    deletions: [],
    notes: [...notesOn(config, anchor, draft, shell), ...pairNotes(pair), ...index.notes],
  };
}

interface ChosenPlace {
  readonly path: string;
  readonly lifecycle: Lifecycle;
  readonly pair: PairPaths | undefined;
}

function choosePlace(config: Config, files: Files, request: NewRequest): ChosenPlace | Refusal {
  const lifecycle = chooseLifecycle(config, request.lifecycle);
  if (isRefusal(lifecycle)) return lifecycle;
  const refusedClass = faultOfClass(config, request.className);
  if (refusedClass) return refusedClass;
  if (cleanTitle(config, request.title) === '') return refuse('titleEmpty');
  const named = nameFor(config, files, request);
  if (isRefusal(named)) return named;

  const names = [config.root, lifecycle.name, request.className, named.name];
  const path = names.filter((name) => name !== undefined).join('/');
  const place = placeOf(config, path);
  if (place?.role === 'counterpart') return refuse('nameCounterpart', { name: named.name });
  if (place?.role !== 'rfc' || place.fault) return refuse('nameUnfit', { name: named.name, template: config.filename });
  const pair = request.withCounterpart ? pairAt(config.pairing, path) : undefined;
  if (request.withCounterpart && !config.pairing.enabled) return refuse('pairingOff');
  if (pair && isExcluded(config.pairing, pair.anchor)) return refuse('pairingExcluded', { path });
  const taken = findTaken(files, pair ? Object.values(pair) : [path]);
  return taken === undefined ? { path, lifecycle, pair } : refuse('exists', { path: taken });
}

function chooseLifecycle(config: Config, given: string | undefined): Lifecycle | Refusal {
  const possible = startingLifecycles(config);
  const known = quoteList(possible.map(({ name }) => name));
  const { noun } = config;
  if (!possible[0]) return refuse('noLifecycles', { noun });
  if (given === undefined) return possible[0];
  const isKnown = config.lifecycles.some(({ name }) => name === given);
  if (!isKnown) return refuse('unknownLifecycle', { given, known });
  return possible.find(({ name }) => name === given) ?? refuse('bornElsewhere', { lifecycle: given, noun, known });
}

/** Some file systems take names that differ in case for the same. */
function findTaken(files: Files, paths: readonly string[]): string | undefined {
  const wanted = new Set(paths.map((path) => path.toLowerCase()));
  const folders = new Set(paths.map(folderOf));
  const listed = [...folders]
    .flatMap((folder) => files.list(folder))
    .find(({ path }) => wanted.has(path.toLowerCase()));
  return listed?.path ?? paths.find((path) => files.kindOf(path) !== undefined);
}

/** The title in one line, without the prefix that will be put before it. */
function cleanTitle({ title: { prefix } }: Config, title: string): string {
  const line = title.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const bare = prefix.trim();
  return bare !== '' && line.startsWith(`${bare} `) ? line.slice(bare.length).trim() : line;
}

interface Drafts {
  readonly anchor: Draft;
  readonly counterpart: Draft;
  readonly hasTemplate: boolean;
}

/** A lifecycle's own template serves for both sides, unless there is one for the other language as well. */
function readDraft(config: Config, files: Files, lifecycle: Lifecycle, request: NewRequest): Drafts | Refusal {
  const common = { config, lifecycle, title: cleanTitle(config, request.title), date: request.date };
  const anchor = readTemplate(config, files, `${lifecycle.name}.md`);
  if (isRefusal(anchor)) return anchor;
  const other = readTemplate(config, files, lifecycle.name + config.pairing.counterpartSuffix);
  if (isRefusal(other)) return other;
  return {
    anchor: { ...common, ...anchor },
    counterpart: { ...common, ...anchor, ...other },
    hasTemplate: 'template' in anchor,
  };
}

function readTemplate(config: Config, files: Files, name: string): { template?: string } | Refusal {
  const path = `${config.templates}/${name}`;
  if (config.templates === null || files.kindOf(path) === undefined) return {};
  const content = files.read(path, config.limits.fileSize);
  return content.kind === 'text' ? { template: content.text } : refuse('templateUnreadable', { path });
}

function toCreation(path: string, text: string): FileCreation {
  return { path, text, stops: findStops(text) };
}

/** What is wrong with a text made from the project's own template; the built-in ones are sound. */
function notesOn(config: Config, { path, text }: FileCreation, { hasTemplate }: Drafts, shell: Shell): Note[] {
  const place = placeOf(config, path);
  if (!place || !hasTemplate) return [];
  const input = { config, place, content: { kind: 'text', text } as const, today: shell.today };
  const problems = lintDocument(input, { problems: [], collapsed: new Set() }, shell.onCrash);
  return problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => ({ path, words: words('templateFaulty', { message: saidOf(problem) }) }));
}

function saidOf({ data, message, rule }: Problem): Said {
  return { said: messagesIn()(rule, message), data, key: `${rule}/${message}` };
}

function pairNotes(pair: PairPaths | undefined): Note[] {
  return pair ? [{ path: pair.anchor, words: words('pairIncomplete') }] : [];
}
