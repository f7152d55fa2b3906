import type { Files } from '../files';
import type { Edit } from '../rule';
import { editsBetween } from './diff';
import {
  applyPlan,
  emptyPlan,
  type FileCreation,
  type FileEdits,
  type FilePlan,
  type FileRename,
  filesAfter,
  type Note,
  readText,
} from './fileEdits';

/** A file as it is in a draft. */
interface DraftFile {
  readonly text: string;
  /** The path that it came from; absent when it is new. */
  readonly from?: string;
  readonly stops: FileCreation['stops'];
  /** The edits that made its text of the one in the beginning, while they are known. */
  readonly edits?: readonly Edit[];
}

/** A change of several files that is made of smaller ones, each made in what the earlier ones left. Nothing is written. */
export class Draft {
  /** The files that were touched and are there, by the path they have now. */
  readonly #now = new Map<string, DraftFile>();
  /** The paths of files that were touched, as they were in the beginning. */
  readonly #touched = new Set<string>();
  readonly #notes: Note[] = [];

  constructor(private readonly start: Files) {}

  /** The files as they are now. */
  get files(): Files {
    return this.#touched.size + this.#now.size === 0 ? this.start : filesAfter(this.start, this.toPlan());
  }

  /** Makes a plan in the files as they are now. Throws when a file that it touches cannot be read. */
  add(plan: FilePlan): void {
    const stops = new Map(plan.creations.map((creation) => [creation.path, creation.stops]));
    const edits = new Map(plan.edits.map((file) => [file.path, file.edits]));
    const changes = applyPlan(this.files, plan).map(({ from, path, after }) => {
      const isFirst = from !== undefined && !this.#now.has(from);
      const origin = from === undefined ? {} : this.#take(from);
      return { path, after, origin, edits: isFirst ? { edits: edits.get(from) ?? [] } : {} };
    });
    for (const { path, after, origin, edits } of changes) {
      if (after !== undefined) this.#now.set(path, { text: after, stops: stops.get(path) ?? [], ...origin, ...edits });
    }
    this.#notes.push(...plan.notes);
  }

  /** Gives a file, be it there or not, another text. */
  write(path: string, text: string): void {
    const isThere = this.#now.has(path) || (!this.#touched.has(path) && this.start.kindOf(path) !== undefined);
    this.#now.set(path, { text, stops: [], ...(isThere ? this.#take(path) : {}) });
  }

  /** Takes a file out of the draft; gives where it came from. */
  #take(path: string): Pick<DraftFile, 'from'> {
    const known = this.#now.get(path);
    this.#now.delete(path);
    const from = known ? known.from : path;
    if (from === undefined) return {};
    this.#touched.add(from);
    return { from };
  }

  /** All of it as one plan in the files of the beginning. */
  toPlan(): FilePlan {
    const files = [...this.#now].map(([path, file]) => ({ ...file, path, from: this.#originOf(path, file) }));
    const kept = new Set(files.map(({ path, from }) => from ?? path));
    return {
      ...emptyPlan,
      edits: files.flatMap(({ from, ...file }) => (from === undefined ? [] : this.#editsOf(from, file))).sort(byPath),
      renames: files.flatMap(({ from, path }): FileRename[] =>
        from === undefined || from === path ? [] : [{ from, to: path }],
      ),
      creations: files.flatMap(({ from, path, text, stops }) => (from === undefined ? [{ path, text, stops }] : [])),
      deletions: [...this.#touched].filter((path) => !kept.has(path)).sort(),
      notes: this.#notes,
    };
  }

  /** A new file in the place of one that went is the old one with another text. */
  #originOf(path: string, { from }: DraftFile): string | undefined {
    if (from !== undefined || !this.#touched.has(path)) return from;
    const hasMoved = [...this.#now.values()].some((other) => other.from === path);
    return hasMoved ? undefined : path;
  }

  #editsOf(path: string, file: Pick<DraftFile, 'text' | 'edits'>): FileEdits[] {
    const edits = file.edits ?? editsBetween(readText(this.start, path), file.text);
    return edits.length === 0 ? [] : [{ path, edits }];
  }
}

function byPath(a: FileEdits, b: FileEdits): number {
  return a.path < b.path ? -1 : 1;
}
