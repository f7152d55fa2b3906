import type { OverviewEntry } from '../../engine/overview/overview';
import { successorsOf } from './supersession';

export interface GraphNode {
  readonly entry: OverviewEntry;
  /** Paths of the documents that it links to and that link to it, also of those that are not drawn. */
  readonly links: readonly string[];
  readonly backlinks: readonly string[];
}

/** An arrow between two documents that are drawn. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** `superseded`: the first one says that the second has taken its place. */
  readonly kind: 'link' | 'superseded';
}

export interface Graph {
  /** In the order of the index. */
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** How many documents neither link to another one nor are linked to. */
  readonly unlinked: number;
  /** How many linked documents there are beside those that are drawn. */
  readonly leftOut: number;
}

/** As many as can be drawn so that somebody still sees something. */
export const MAX_NODES = 150;

/**
 * Who links to whom. Where there are too many, those that pass `isMatch` come first, and of those the ones with the most
 * links.
 */
export function readGraph(
  entries: readonly OverviewEntry[],
  isMatch: (entry: OverviewEntry) => boolean,
  limit = MAX_NODES,
): Graph {
  const linked = readLinks(entries).filter(({ links, backlinks }) => links.length + backlinks.length > 0);
  const nodes = linked.length <= limit ? linked : chooseMostLinked(linked, isMatch, limit);
  return {
    nodes,
    edges: edgesBetween(nodes),
    unlinked: entries.length - linked.length,
    leftOut: linked.length - nodes.length,
  };
}

/** Every document with its links in both directions; links to what is no document of the root are left out. */
export function readLinks(entries: readonly OverviewEntry[]): GraphNode[] {
  const nodes = new Map(
    entries.map((entry) => [entry.path, { entry, links: [] as string[], backlinks: [] as string[] }]),
  );
  for (const [path, node] of nodes) {
    for (const target of new Set([...node.entry.links, ...successorsOf(node.entry)])) {
      const other = nodes.get(target);
      if (!other || target === path) continue;
      node.links.push(target);
      other.backlinks.push(path);
    }
  }
  return [...nodes.values()];
}

function chooseMostLinked(
  nodes: readonly GraphNode[],
  isMatch: (entry: OverviewEntry) => boolean,
  limit: number,
): GraphNode[] {
  const matching = new Set(nodes.filter(({ entry }) => isMatch(entry)));
  const weight = (node: GraphNode) => node.links.length + node.backlinks.length + (matching.has(node) ? 1e9 : 0);
  const chosen = new Set([...nodes].sort((a, b) => weight(b) - weight(a)).slice(0, limit));
  return nodes.filter((node) => chosen.has(node));
}

function edgesBetween(nodes: readonly GraphNode[]): GraphEdge[] {
  const drawn = new Set(nodes.map(({ entry }) => entry.path));
  return nodes.flatMap(({ entry, links }) => {
    const successors = new Set(successorsOf(entry));
    return links
      .filter((target) => drawn.has(target))
      .map((to): GraphEdge => ({ from: entry.path, to, kind: successors.has(to) ? 'superseded' : 'link' }));
  });
}
