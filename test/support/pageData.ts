import type {
  OverviewEntry,
  OverviewLifecycle,
  OverviewSnapshot,
  RootOverview,
} from '../../server/src/engine/overview/overview';

/** No problem of any severity. */
export const noneFound = { errors: 0, warnings: 0, information: 0, hints: 0 } as const;

/** A document as an overview has it; `lifecycle/class/base` says where it lies. */
export function entry(rel: string, more: Partial<OverviewEntry> = {}): OverviewEntry {
  const [lifecycle = '', className = '', base = ''] = rel.split('/');
  const date = /^\d{4}-\d\d-\d\d/.exec(base)?.[0];
  const topic = base.replace(/^\d{4}-\d\d-\d\d-|\.md$/g, '');
  return {
    path: pathOf(rel),
    lifecycle,
    className,
    base,
    topic,
    ...(date === undefined ? {} : { date }),
    title: topic,
    grandfathered: false,
    problems: noneFound,
    links: [],
    ...more,
  };
}

/** The path of `lifecycle/class/base`. */
export function pathOf(rel: string): string {
  return `docs/rfc/${rel}`;
}

/** A root with these documents. */
export function root(entries: readonly OverviewEntry[], more: Partial<RootOverview> = {}): RootOverview {
  return {
    id: 'docs/rfc',
    base: '../..',
    name: 'docs/rfc',
    root: 'docs/rfc',
    noun: 'RFC',
    lifecycles: ['proposed', 'implemented', 'rejected'].map(lifecycle),
    classes: ['feature', 'process'].map((name) => ({ name, label: upperFirst(name) })),
    entries,
    unfiled: [],
    archived: [],
    index: { mode: 'generated', path: 'docs/rfc/INDEX.md', state: 'fresh' },
    totals: { entries: entries.length, unfiled: 0, archived: 0, problems: noneFound },
    ...more,
  };
}

/** Everything there is, at a moment. */
export function snapshotOf(...roots: readonly RootOverview[]): OverviewSnapshot {
  return { version: 1, roots };
}

function lifecycle(name: string): OverviewLifecycle {
  return { name, label: upperFirst(name), isStart: name === 'proposed', moves: [] };
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
