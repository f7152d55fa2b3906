import { addTo } from '../../groups';
import { baseOf, folderOf } from '../../links/paths';
import { formOf, inLifeOrder, isBeside, type NameForm, nounFor } from './names';

/** Decisions that a repository keeps in its own way, and how a configuration can say it. */
export interface FoundLayout {
  /** The folder that holds them all. */
  readonly folder: string;
  /** Their paths, sorted: those named in the usual way of the folder, at the usual depth. */
  readonly documents: readonly string[];
  readonly noun: string;
  readonly form: NameForm;
  /** The tree's root as the configuration names it. */
  readonly root: string;
  readonly lifecycles: readonly string[];
  readonly classes: readonly string[];
  /**
   * `flat`: one folder, read as the only lifecycle of the folder around it. `loose`: the same at the top of the
   * repository, where no folder is around it, so that its documents have to move into lifecycles.
   */
  readonly shape: 'flat' | 'loose' | 'folders';
  /** Base names of files among the documents that are none. */
  readonly beside: readonly string[];
  /** How many documents lie in other folders of that kind. */
  readonly elsewhere: number;
}

/**
 * Finds decisions that are not kept as the defaults have it, among the Markdown of a repository (relative to the
 * configuration's folder): in folders such as `docs/adr`, and wherever files are named `0001-topic.md`. Where several
 * folders hold some, the one with most of them counts.
 */
export function findLayout(markdown: readonly string[]): FoundLayout | undefined {
  const groups = [...groupByFolder(markdown)].flatMap(([folder, paths]) => readGroup(folder, paths) ?? []);
  const sorted = groups.sort((a, b) => b.documents.length - a.documents.length || (a.folder < b.folder ? -1 : 1));
  const [first, ...others] = sorted;
  return first && { ...first, elsewhere: others.reduce((sum, { documents }) => sum + documents.length, 0) };
}

/** Paths by the folder whose name tells what they are, else by the folder of files with four-digit numbers. */
function groupByFolder(markdown: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of markdown) {
    const segments = path.split('/');
    if (segments.some((segment) => segment.startsWith('.'))) continue; // outside, or hidden
    const at = segments.slice(0, -1).findIndex((segment) => nounFor(segment) !== undefined);
    const isNumbered = formOf(baseOf(path))?.width === 4;
    const folder = at >= 0 ? segments.slice(0, at + 1).join('/') : isNumbered ? folderOf(path) : '';
    if (folder !== '') addTo(groups, folder, path);
  }
  return groups;
}

function readGroup(folder: string, paths: readonly string[]): FoundLayout | undefined {
  const named = paths.flatMap((path) => {
    const form = formOf(baseOf(path));
    return form
      ? [
          {
            path,
            form,
            within: path
              .slice(folder.length + 1)
              .split('/')
              .slice(0, -1),
          },
        ]
      : [];
  });
  const form = mostOf(
    named.map((each) => each.form),
    ({ template }) => template,
  );
  const alike = named.filter((each) => each.form.template === form?.template && each.within.length <= 2);
  const depth = mostOf(
    alike.map(({ within }) => within.length),
    String,
  );
  if (!form || depth === undefined || (form.kind === 'topic' && alike.length < 2)) return undefined;
  const chosen = alike.filter(({ within }) => within.length === depth);
  const documents = chosen.map(({ path }) => path).sort();
  const beside = paths.filter((path) => isBeside(baseOf(path))).map(baseOf);
  const common = { folder, documents, form, noun: nounFor(baseOf(folder)) ?? 'Decision', elsewhere: 0 };
  return {
    ...common,
    ...placesOf(
      folder,
      chosen.map(({ within }) => within),
    ),
    beside: [...new Set(beside)].sort(),
  };
}

type Places = Pick<FoundLayout, 'root' | 'lifecycles' | 'classes' | 'shape'>;

/** What the folders between `folder` and its documents are, all lists having the same length. */
function placesOf(folder: string, within: readonly (readonly string[])[]): Places {
  const namesAt = (depth: number) => within.flatMap((names) => names[depth] ?? []);
  if (namesAt(0).length > 0) {
    const classes = [...new Set(namesAt(1))].sort();
    return { root: folder, lifecycles: inLifeOrder(namesAt(0)), classes, shape: 'folders' };
  }
  const around = folderOf(folder);
  if (around !== '') return { root: around, lifecycles: [baseOf(folder)], classes: [], shape: 'flat' };
  return { root: folder, lifecycles: ['proposed', 'accepted', 'superseded'], classes: [], shape: 'loose' };
}

/** The item that occurs most often by its key; the first such one. */
function mostOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item | undefined {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return items.find((item) => counts.get(keyOf(item)) === most);
}
