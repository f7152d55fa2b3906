import type {
  OverviewClass,
  OverviewEntry,
  OverviewLifecycle,
  OverviewSnapshot,
  RootOverview,
} from '../../../server/src/protocol';
import { filterArchived, filterEntries, filterUnfiled, type IndexFilter, isFiltering } from './filter';
import type { GroupSource, IndexNode, IndexTree, NodePlace, Tone } from './nodes';
import { type IndexSort, sortEntries } from './sort';

/** How the view shows things. */
export interface IndexOptions {
  readonly sort: IndexSort;
  readonly filter: IndexFilter;
}

/** A view of nothing. */
export const emptyTree: IndexTree = { top: [], nodes: new Map(), count: 0 };

/**
 * The rows of the view: lifecycle, class, RFC, in canonical order, then what is not filed and what is archived. Roots are
 * rows only where there are several. Spec: index.md §7.
 */
export function buildTree({ roots }: OverviewSnapshot, options: IndexOptions): IndexTree {
  const builder = new TreeBuilder(options);
  const [only, second] = roots;
  const top =
    only && !second ? builder.addRootContents(only, undefined) : roots.flatMap((root) => builder.addRoot(root));
  return { top, nodes: builder.nodes, count: builder.count };
}

/** The URI of a path of a root. */
export function uriIn({ base }: Pick<RootOverview, 'base'>, path: string): string {
  return `${base}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

class TreeBuilder {
  readonly nodes = new Map<string, IndexNode>();
  count = 0;

  constructor(private readonly options: IndexOptions) {}

  /** The row of a root; none when a filter leaves nothing of it. */
  addRoot(root: RootOverview): string[] {
    const id = this.#idOf(root.id);
    const before = this.count;
    const children = this.addRootContents(root, id);
    if (children.length === 0 && isFiltering(this.options.filter)) return [];
    const { name, noun, index } = root;
    const source = { kind: 'root', name, noun, state: index.state, count: this.count - before } as const;
    return [this.#add({ id, uri: root.id, children, source })];
  }

  /** The rows below a root. */
  addRootContents(root: RootOverview, parent: string | undefined): string[] {
    const entries = sortEntries(filterEntries(root.entries, this.options.filter), this.options.sort);
    this.count += entries.length;
    const lifecycles = root.lifecycles.flatMap((lifecycle) => {
      const own = entries.filter((entry) => entry.lifecycle === lifecycle.name);
      return this.#addLifecycle(root, lifecycle, own, parent);
    });
    return [...lifecycles, ...this.#addUnfiled(root, parent), ...this.#addArchive(root, parent)];
  }

  #addLifecycle(
    root: RootOverview,
    lifecycle: OverviewLifecycle,
    entries: readonly OverviewEntry[],
    parent: string | undefined,
  ): string[] {
    if (entries.length === 0 && (isFiltering(this.options.filter) || root.entries.length === 0)) return [];
    const uri = uriIn(root, `${root.root}/${lifecycle.name}`);
    const id = this.#idOf(uri);
    const children =
      root.classes.length > 0
        ? root.classes.flatMap((group) => this.#addClass(root, lifecycle, group, entries, id))
        : entries.map((entry) => this.#addRfc(root, lifecycle, '', entry, id));
    const source = this.#groupSource('lifecycle', lifecycle, lifecycle.label, entries.length);
    const place = { root: root.id, lifecycle: lifecycle.name };
    return [this.#add({ id, uri, children, source, place, ...parentOf(parent) })];
  }

  #addClass(
    root: RootOverview,
    lifecycle: OverviewLifecycle,
    group: OverviewClass,
    all: readonly OverviewEntry[],
    parent: string,
  ): string[] {
    const entries = all.filter(({ className }) => className === group.name);
    if (entries.length === 0) return [];
    const uri = uriIn(root, `${root.root}/${lifecycle.name}/${group.name}`);
    const id = this.#idOf(uri);
    const children = entries.map((entry) => this.#addRfc(root, lifecycle, group.label, entry, id));
    const source = this.#groupSource('class', lifecycle, group.label, entries.length);
    const place = { root: root.id, lifecycle: lifecycle.name, className: group.name };
    return [this.#add({ id, uri, children, source, place, parent })];
  }

  #addRfc(
    root: RootOverview,
    lifecycle: OverviewLifecycle,
    group: string,
    entry: OverviewEntry,
    parent: string,
  ): string {
    const uri = uriIn(root, entry.path);
    const place: NodePlace = {
      root: root.id,
      lifecycle: lifecycle.name,
      ...(entry.className === undefined ? {} : { className: entry.className }),
    };
    const source = {
      kind: 'rfc',
      entry,
      tone: toneOf(lifecycle),
      lifecycle: lifecycle.label,
      group,
      canMove: lifecycle.moves.length > 0,
      canChangeClass: root.classes.length > 1,
    } as const;
    return this.#add({ id: this.#idOf(uri), uri, children: [], source, place, parent });
  }

  #addUnfiled(root: RootOverview, parent: string | undefined): string[] {
    const unfiled = filterUnfiled(root.unfiled, this.options.filter);
    if (unfiled.length === 0) return [];
    const id = this.#idOf(`${root.id}#unfiled`);
    const children = unfiled.map((entry) => {
      const uri = uriIn(root, entry.path.replace(/\/$/, ''));
      return this.#add({ id: this.#idOf(uri), uri, children: [], source: { kind: 'unfiledFile', entry }, parent: id });
    });
    return [this.#add({ id, children, source: { kind: 'unfiled', count: unfiled.length }, ...parentOf(parent) })];
  }

  #addArchive(root: RootOverview, parent: string | undefined): string[] {
    const archived = filterArchived(root.archived, this.options.filter);
    if (archived.length === 0) return [];
    const id = this.#idOf(`${root.id}#archive`);
    const children = archived.map((entry) => {
      const uri = uriIn(root, entry.path);
      return this.#add({ id: this.#idOf(uri), uri, children: [], source: { kind: 'archivedFile', entry }, parent: id });
    });
    return [this.#add({ id, children, source: { kind: 'archive', count: archived.length }, ...parentOf(parent) })];
  }

  /** What is left while a filter is on is shown unfolded: other rows, as an editor remembers the folding of each. */
  #idOf(name: string): string {
    return isFiltering(this.options.filter) ? `${name}#filtered` : name;
  }

  #groupSource(kind: GroupSource['kind'], lifecycle: OverviewLifecycle, label: string, count: number): GroupSource {
    const isOpen = lifecycle.moves.length > 0;
    return {
      kind,
      label,
      tone: toneOf(lifecycle),
      count,
      isStart: lifecycle.isStart,
      isExpanded: isOpen || isFiltering(this.options.filter),
    };
  }

  #add(node: IndexNode): string {
    this.nodes.set(node.id, node);
    return node.id;
  }
}

function parentOf(parent: string | undefined): { parent?: string } {
  return parent === undefined ? {} : { parent };
}

function toneOf({ isStart, moves }: OverviewLifecycle): Tone {
  if (moves.length > 0) return 'proposed';
  return isStart ? 'implemented' : 'rejected';
}
