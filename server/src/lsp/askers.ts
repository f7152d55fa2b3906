import { folderOf, mayDeclare, type Topics } from '../engine';

/** Who has asked about which file, so that a change of one finds whom it concerns without asking everybody. */
export class Askers {
  readonly #byPath = new Map<string, Set<string>>();
  readonly #byFolder = new Map<string, Set<string>>();
  readonly #bySchema = new Set<string>();
  readonly #topics = new Map<string, Topics>();

  /** What somebody has asked about; what they asked about before counts no longer. */
  note(asker: string, topics: Topics): void {
    const before = this.#topics.get(asker);
    if (before && isSame(before, topics)) return; // as from one keystroke to the next
    this.forget(asker);
    this.#topics.set(asker, topics);
    for (const path of topics.paths) add(this.#byPath, path, asker);
    for (const folder of topics.folders) add(this.#byFolder, folder, asker);
    if (topics.schemas) this.#bySchema.add(asker);
  }

  forget(asker: string): void {
    const topics = this.#topics.get(asker);
    if (!topics) return;
    this.#topics.delete(asker);
    for (const path of topics.paths) remove(this.#byPath, path, asker);
    for (const folder of topics.folders) remove(this.#byFolder, folder, asker);
    this.#bySchema.delete(asker);
  }

  /** Who has asked about a file, its folder or, where it may declare schemas, about those. */
  about(path: string): Set<string> {
    const bySchema = mayDeclare(path) ? this.#bySchema : [];
    return new Set([...(this.#byPath.get(path) ?? []), ...(this.#byFolder.get(folderOf(path)) ?? []), ...bySchema]);
  }
}

function add(index: Map<string, Set<string>>, topic: string, asker: string): void {
  const askers = index.get(topic);
  if (askers) askers.add(asker);
  else index.set(topic, new Set([asker]));
}

function remove(index: Map<string, Set<string>>, topic: string, asker: string): void {
  const askers = index.get(topic);
  askers?.delete(asker);
  if (askers?.size === 0) index.delete(topic);
}

function isSame(some: Topics, others: Topics): boolean {
  const isSameList = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((each, index) => each === b[index]);
  return (
    some.schemas === others.schemas && isSameList(some.paths, others.paths) && isSameList(some.folders, others.folders)
  );
}
