import type {
  ArchivedEntry,
  IndexOverview,
  OverviewEntry,
  OverviewTotals,
  UnfiledEntry,
} from '../../../server/src/protocol';

/** The colour of a lifecycle: where things still move, where they are settled, where they were turned down. */
export type Tone = 'proposed' | 'implemented' | 'rejected';

/** A folder of the tree: a lifecycle or a class in it. */
export interface GroupSource {
  readonly kind: 'lifecycle' | 'class';
  readonly label: string;
  readonly tone: Tone;
  /** How many RFCs are shown in it. */
  readonly count: number;
  /** A new RFC can begin here. */
  readonly isStart: boolean;
  readonly isExpanded: boolean;
}

/** An RFC where it belongs. */
export interface RfcSource {
  readonly kind: 'rfc';
  readonly entry: OverviewEntry;
  readonly tone: Tone;
  /** The labels of its folders. */
  readonly lifecycle: string;
  readonly group: string;
  readonly canMove: boolean;
  readonly canChangeClass: boolean;
}

/** What a node stands for. Two of them say the same when all their values are the same. */
export type NodeSource =
  | {
      readonly kind: 'root';
      readonly name: string;
      readonly noun: string;
      readonly state: IndexOverview['state'];
      readonly count: OverviewTotals['entries'];
    }
  | GroupSource
  | RfcSource
  | { readonly kind: 'unfiled' | 'archive'; readonly count: number }
  | { readonly kind: 'unfiledFile'; readonly entry: UnfiledEntry }
  | { readonly kind: 'archivedFile'; readonly entry: ArchivedEntry };

/** Where an RFC lies, or would after a drop. */
export interface NodePlace {
  /** The id of the root. */
  readonly root: string;
  readonly lifecycle: string;
  /** Absent for a lifecycle folder, and where there are no classes. */
  readonly className?: string;
}

/** A row of the view. */
export interface IndexNode {
  /** The same for the same thing as long as it lies where it lies. */
  readonly id: string;
  /** Of the file or folder; absent for what is neither. */
  readonly uri?: string;
  readonly parent?: string;
  readonly children: readonly string[];
  readonly source: NodeSource;
  readonly place?: NodePlace;
}

/** All rows: those at the top, and every one by its id. */
export interface IndexTree {
  readonly top: readonly string[];
  readonly nodes: ReadonlyMap<string, IndexNode>;
  /** How many RFCs are shown. */
  readonly count: number;
}

/** What has to be drawn again between two trees: rows by id, `undefined` for everything. */
export function changedNodes(before: IndexTree, after: IndexTree): readonly string[] | undefined {
  if (!areEqual(before.top, after.top)) return undefined;
  const changed: string[] = [];
  for (const node of after.nodes.values()) {
    const old = before.nodes.get(node.id);
    if (old && !isSame(old, node)) changed.push(node.id);
  }
  return changed;
}

function isSame(a: IndexNode, b: IndexNode): boolean {
  return areEqual(a.children, b.children) && areEqual(Object.values(a.source), Object.values(b.source));
}

function areEqual(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((value, at) => value === others[at]);
}
