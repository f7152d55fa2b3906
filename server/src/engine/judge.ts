import type { Config } from './config/config';
import {
  type DocumentKind,
  type FactsReader,
  isRfc,
  type MarkdownDocument,
  type RfcDocument,
  readMarkdown,
} from './document';
import { readPlaced } from './documents';
import { EditedText } from './facts/editedText';
import type { Content, Files, TextContent } from './files';
import { anchorsOf } from './links/anchors';
import { compareProblems, lintPair, lintRead, lintUnread, type OnCrash, type TreeVerdict } from './lint';
import { lintSchemaFile } from './lintSchemas';
import { memoize } from './memoize';
import { type Nearby, type NearbyRecord, nearbyIn, type RememberedNearby, recordNearby } from './nearby';
import type { PairPlace } from './pairs/find';
import { type Pair, type PairPart, sideOf } from './pairs/pair';
import type { RootState } from './project';
import { Recent } from './recent';
import type { Problem } from './rule';
import { freshIndexOf } from './rules/support/indexFiles';
import { hasMark, isSameText, keyOfPart } from './sameContent';
import { DeclaredSchemas } from './schemaSites/declared';
import { schemasOf, sourceFileAt } from './schemaSites/source';
import type { Survey } from './survey';
import { indexPath } from './tree';

/** What a judge is told beside what there is to judge. */
export interface JudgeOptions {
  /** The local day as `yyyy-mm-dd`. */
  readonly today: string;
  readonly onCrash: OnCrash;
}

/** So many documents stay parsed: rules of one file and of its pair read the same text one after the other. */
const KEPT = 8;

const nothing: TreeVerdict = { problems: [], collapsed: new Set() };

/** A tree may have as many problems as documents, and each document asks for its own. */
const problemsByPath = memoize((verdict: TreeVerdict): ReadonlyMap<string, readonly Problem[]> => {
  const found = new Map<string, Problem[]>();
  for (const problem of verdict.problems) {
    const own = found.get(problem.path);
    if (own) own.push(problem);
    else found.set(problem.path, [problem]);
  }
  return found;
});

/** What was found in a pair, and in which files. */
interface PairVerdict {
  /** What its three files were like. */
  readonly parts: readonly string[];
  readonly around: NearbyRecord;
  readonly problems: readonly Problem[];
}

/**
 * Judges the single documents and pairs of a survey. Texts are read anew each time, and what was found before counts as
 * long as they are the same; only what was said of the files around (`nearby`) is believed until told otherwise.
 */
export class Judge {
  #nearby: RememberedNearby | undefined;
  #survey: Survey;
  #schemasSeen = 0;
  readonly #parsed = new Recent<string, Parsed>(KEPT);
  readonly #verdicts = new Map<PairPlace, PairVerdict | undefined>();
  readonly #declared = new DeclaredSchemas(
    () => this.survey,
    (path, content) => this.read(path, content),
    () => this.files,
  );

  constructor(
    survey: Survey,
    private readonly files: Files,
    private readonly options: JudgeOptions,
  ) {
    this.#survey = survey;
  }

  get survey(): Survey {
    return this.#survey;
  }

  /** A text has changed: what its tree is like now. Which documents and pairs there are stays the same. */
  updateStates(states: readonly RootState[]): void {
    this.#survey = { ...this.#survey, states };
  }

  /** What rules may ask about other files; each answer is found once. */
  get nearby(): Nearby {
    this.#nearby ??= nearbyIn(
      this.files,
      (path) => this.#anchorsAt(path),
      () => this.#declared.sites(),
    );
    return this.#nearby;
  }

  /**
   * Files have come, gone or changed: `nearby` finds its answers anew. `path`: only this one has, as far as is known;
   * `believesOthers`: then what was said of the others counts.
   */
  forgetNearby(path?: string, believesOthers = false): void {
    if (path !== undefined && believesOthers) this.#nearby?.forget(path);
    else this.#nearby = undefined;
    this.#declared.forget(path);
  }

  /** Nobody is going to ask about a pair again: its texts need not stay in memory. */
  forgetPair(pair: PairPlace): void {
    if (this.#verdicts.has(pair)) this.#verdicts.set(pair, undefined);
    for (const path of [pair.anchor, pair.counterpart]) this.#parsed.delete(path);
  }

  /** All problems of a document if it had that content; none for a path that is no document. Sorted. */
  problemsOf(path: string, content: Content, nearby: Nearby = this.nearby): Problem[] {
    const document = this.survey.documents.get(path);
    if (!document) return [];
    const pair = this.survey.pairOf.get(path);
    const inPair = pair ? this.problemsOfPair(pair, { path, content }, nearby) : [];
    const inTree = problemsByPath(this.#verdictOn(path)).get(path) ?? [];
    const own = [...inTree, ...inPair.filter((problem) => problem.path === path)];
    const doc = content.kind === 'text' ? this.read(path, content) : undefined;
    if (doc) return this.problemsIn(doc, own, nearby);
    const isSaid = own.some(({ rule }) => rule.startsWith('file/'));
    if (content.kind === 'text' || isSaid) return own;
    return [...own, ...lintUnread(document.config, path, content, this.options.onCrash)];
  }

  /** All problems of a source or JSON file if it had that content; none for a path that is no such file. Sorted. */
  problemsOfSource(path: string, content: Content, nearby: Nearby = this.nearby): Problem[] {
    const place = sourceFileAt(this.survey.project, path);
    if (!place) return [];
    const { problems, schemas } = lintSchemaFile(place, content, this.options.onCrash, nearby);
    this.#schemasSeen += schemas;
    return problems;
  }

  /** How many schemas were in the texts that were judged. */
  get schemasSeen(): number {
    return this.#schemasSeen;
  }

  /** A document of the survey as its rules see it, if it had that content; `undefined` for a path that is none. */
  read(path: string, content: TextContent): MarkdownDocument | RfcDocument | undefined {
    const place = this.survey.documents.get(path);
    return place && this.#remember(path, content, (facts) => readPlaced(place, content, this.options.today, facts));
  }

  /** The same for RFCs alone. */
  rfcAt(path: string, content: TextContent): RfcDocument | undefined {
    const doc = this.read(path, content);
    return doc && isRfc(doc) ? doc : undefined;
  }

  /** The problems of a document: `known`, what rules over more than it said, and what its text gives. Sorted. */
  problemsIn(doc: MarkdownDocument | RfcDocument, known: readonly Problem[], nearby: Nearby = this.nearby): Problem[] {
    if (this.#isFreshIndex(doc)) return known.toSorted(compareProblems);
    const { collapsed } = this.#verdictOn(doc.path);
    this.#schemasSeen += schemasOf(doc)?.sites.length ?? 0;
    return lintRead(doc, { problems: known, collapsed, nearby }, this.options.onCrash);
  }

  /** What the rules over pairs find; `instead` stands in for the content of one of the files. */
  problemsOfPair(
    place: PairPlace,
    instead?: { path: string; content: Content },
    nearby: Nearby = this.nearby,
  ): readonly Problem[] {
    const around = recordNearby(nearby);
    const pair = this.readPair(place, around.nearby, instead);
    const parts = [pair.anchor, pair.counterpart, pair.record];
    const before = this.#verdicts.get(place);
    const keys = parts.map(keyOfPart);
    const isKnown = before?.parts.every((part, index) => part === keys[index]);
    if (before && isKnown && before.around.holds(nearby)) return before.problems; // which tells `nearby` what they rest on
    const isIgnored = (path: string) => parts.some((part) => part.path === path) && !place.present.has(path);
    const found = lintPair(pair, this.options.onCrash).filter(({ path }) => !isIgnored(path));
    const problems = found.map((problem) => withoutEditsOfIndex(problem, place.config));
    this.#verdicts.set(place, { parts: keys, around, problems });
    return problems;
  }

  /** The three files of a pair as they are now; `instead` stands in for the content of one of them. */
  readPair(place: PairPlace, nearby: Nearby = this.nearby, instead?: { path: string; content: Content }): Pair {
    const { config, standing } = place;
    const part = (path: string) => this.#readPart(path, config.limits.fileSize, instead);
    const side = (path: string) => sideOf(part(path), (content) => this.#readSide(place, path, content));
    return {
      config,
      standing,
      anchor: side(place.anchor),
      counterpart: side(place.counterpart),
      record: part(place.record),
      nearby,
      textOf: (path) => nearby.textOf(path),
      today: this.options.today,
    };
  }

  #readPart(path: string, limit: number, instead: { path: string; content: Content } | undefined): PairPart {
    const { files } = this;
    if (files.kindOf(path) === undefined && instead?.path !== path) return { path, isDirty: false };
    const content = instead?.path === path ? instead.content : files.read(path, limit);
    const saved = files.readSaved?.(path, limit) ?? content;
    return { path, content, isDirty: !isSameText(content, saved) };
  }

  /** What a fresh index says is the tree's and the configuration's doing: nobody can mend it there. */
  #isFreshIndex({ config, path, text }: MarkdownDocument): boolean {
    if (path !== indexPath(config) || config.index.mode !== 'generated') return false;
    const tree = this.survey.states.find((state) => state.tree.config === config)?.tree;
    return tree !== undefined && freshIndexOf(tree).text === text;
  }

  #verdictOn(path: string): TreeVerdict {
    const { documents, states } = this.survey;
    const config = documents.get(path)?.config;
    return states.find(({ tree }) => tree.config === config)?.verdict ?? nothing;
  }

  /** A side of a pair need not be a document of the Markdown scope. */
  #readSide({ config, counterpart }: PairPlace, path: string, content: TextContent): MarkdownDocument {
    const kind = path === counterpart ? 'counterpart' : 'companion';
    return this.read(path, content) ?? this.#readForeign(config, kind, path, content);
  }

  #anchorsAt(path: string): readonly string[] | undefined {
    const [config] = this.survey.project.roots;
    if (!config) return undefined;
    const content = this.files.read(path, config.limits.fileSize);
    if (content.kind !== 'text') return undefined;
    const { facts } = this.read(path, content) ?? this.#readForeign(config, 'companion', path, content);
    return facts.unread === undefined ? anchorsOf(facts) : undefined;
  }

  #readForeign(config: Config, kind: DocumentKind, path: string, content: TextContent): MarkdownDocument {
    const { today } = this.options;
    return this.#remember(path, content, (facts) => readMarkdown({ config, kind, path, content, today, facts }));
  }

  #remember(path: string, content: TextContent, parse: (facts?: FactsReader) => MarkdownDocument | RfcDocument) {
    const known = this.#parsed.get(path);
    const isCurrent = known?.doc.text === content.text && known.doc.hasByteOrderMark === hasMark(content);
    // A text that has changed is being edited: the next one will be much like it.
    const edited = known && !isCurrent ? (known.edited ?? new EditedText()) : known?.edited;
    const doc = known && isCurrent ? known.doc : parse(edited && ((lines) => edited.read(lines)));
    this.#parsed.set(path, edited ? { doc, edited } : { doc });
    return doc;
  }
}

/** A document, and what is known of its parts once it has changed. */
interface Parsed {
  readonly doc: MarkdownDocument | RfcDocument;
  readonly edited?: EditedText;
}

/** The text of a generated index is the generator's: what another rule put there would go with the next index. */
function withoutEditsOfIndex(problem: Problem, config: Config): Problem {
  if (config.index.mode !== 'generated' || problem.path !== indexPath(config)) return problem;
  return { ...problem, fixes: problem.fixes.filter(({ edits }) => edits.length === 0) };
}
