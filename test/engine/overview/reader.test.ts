import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Knowledge,
  noProblems,
  OverviewReader,
  type RootState,
  readRoots,
  updateRoot,
} from '../../../server/src/engine';
import { readDocument } from '../../../server/src/engine/document';
import { type OverviewFacts, readOverviewFacts } from '../../../server/src/engine/overview';
import { configWith } from '../../support/configs';
import { memoryFiles } from '../../support/memoryFiles';
import { featureAt, rfcText } from '../../support/overviews';
import { testShell } from '../../support/plans';

/**
 * A tree whose overview is read again and again, as the server does: facts are worked out when they are first asked for
 * and forgotten when the text changes. It counts the texts that this takes.
 */
class Workspace {
  reads = 0;
  states: readonly RootState[];
  readonly #facts = new Map<string, OverviewFacts>();
  readonly #reader = new OverviewReader();
  readonly #project = { roots: [configWith()] };

  constructor(readonly texts: Record<string, string>) {
    this.states = readRoots(this.#project, memoryFiles(texts), testShell);
  }

  type(path: string, text: string): void {
    this.texts[path] = text;
    this.#facts.delete(path);
    this.states = this.states.map((state) => updateRoot(state, path, { kind: 'text', text }, testShell));
  }

  /** A file comes or goes: the tree is listed anew. */
  relist(): void {
    this.states = readRoots(this.#project, memoryFiles(this.texts), testShell);
  }

  overview(more: Partial<Knowledge> = {}) {
    const trees = this.states.map(({ tree }) => tree);
    const [overview] = this.#reader.read(trees, {
      factsOf: (path) => this.#factsOf(path),
      problemsOf: () => noProblems,
      pairOf: () => undefined,
      isNew: () => false,
      ...more,
    });
    assert.ok(overview);
    return overview;
  }

  #factsOf(path: string): OverviewFacts | undefined {
    const known = this.#facts.get(path);
    if (known) return known;
    const file = this.states[0]?.tree.files.find(({ place }) => place.path === path);
    const [config] = this.#project.roots;
    assert.ok(file && config);
    this.reads++;
    const content = { kind: 'text', text: this.texts[path] ?? '' } as const;
    const facts = readOverviewFacts(readDocument({ config, place: file.place, content, today: '' }));
    this.#facts.set(path, facts);
    return facts;
  }
}

const manyPaths = (count: number) =>
  Array.from({ length: count }, (_, at) => featureAt(`2026-07-10-n${String(at).padStart(5, '0')}`));

const many = (count: number) =>
  new Workspace(Object.fromEntries(manyPaths(count).map((path, at) => [path, rfcText(`Number ${at}`)])));

describe('an overview that is read again', () => {
  test('reads one text after one edit among 1,000', () => {
    const workspace = many(1000);
    const before = workspace.overview();
    assert.equal(workspace.reads, 1000);
    const path = manyPaths(1000)[500] ?? '';
    workspace.reads = 0;
    workspace.type(path, rfcText('Another title'));
    const after = workspace.overview();
    assert.equal(workspace.reads, 1);
    assert.equal(after.entries[500]?.title, 'Another title');
    const kept = after.entries.filter((entry, at) => entry === before.entries[at]);
    assert.equal(kept.length, 999);
  });

  test('gives the same objects where nothing has changed, even when the tree was listed anew', () => {
    const workspace = many(20);
    const before = workspace.overview();
    workspace.relist();
    const after = workspace.overview();
    assert.ok(after.entries.every((entry, at) => entry === before.entries[at]));
  });

  test('follows what comes and goes, and the links to it', () => {
    const [from, to] = [featureAt('2026-07-10-a'), featureAt('2026-07-11-b')];
    const workspace = new Workspace({ [from]: rfcText('A', '[b](2026-07-11-b.md)') });
    assert.deepEqual(workspace.overview().entries[0]?.links, []);
    workspace.texts[to] = rfcText('B');
    workspace.relist();
    assert.deepEqual(
      workspace.overview().entries.map(({ links }) => links),
      [[to], []],
    );
    delete workspace.texts[to];
    workspace.relist();
    assert.deepEqual(
      workspace.overview().entries.map(({ links }) => links),
      [[]],
    );
  });

  test('shows titles before the documents have been read', () => {
    const [entry] = new Workspace({ [featureAt('2026-07-10-a')]: rfcText('A') }).overview({
      factsOf: () => undefined,
    }).entries;
    assert.equal(entry?.title, 'A');
    assert.equal('statusLine' in entry, false);
  });

  test('leaves out what only an unsaved document has', () => {
    const [path, fresh] = [featureAt('2026-07-10-a'), featureAt('2026-07-11-b')];
    const workspace = new Workspace({ [path]: rfcText('A'), [fresh]: rfcText('B') });
    const { entries } = workspace.overview({ isNew: (each) => each === fresh });
    assert.deepEqual(
      entries.map((entry) => entry.path),
      [path],
    );
  });

  test('takes problems and the states of pairs from outside', () => {
    const path = featureAt('2026-07-10-a');
    const workspace = new Workspace({ [path]: rfcText('A') });
    assert.equal('pair' in (workspace.overview().entries[0] ?? {}), false);
    const { entries, totals } = workspace.overview({
      problemsOf: () => ({ ...noProblems, errors: 2 }),
      pairOf: () => ({ state: 'backlog' }),
    });
    assert.equal(entries[0]?.problems.errors, 2);
    assert.equal(totals.problems.errors, 2);
    assert.deepEqual(entries[0]?.pair, { state: 'backlog' });
  });

  test('moves a document without a title to what is not filed, and back', () => {
    const path = featureAt('2026-07-10-a');
    const workspace = new Workspace({ [path]: rfcText('A') });
    workspace.type(path, 'A\n');
    assert.equal(workspace.overview().unfiled.length, 1);
    workspace.type(path, rfcText('B'));
    assert.deepEqual([workspace.overview().unfiled, workspace.overview().entries[0]?.title], [[], 'B']);
  });

  test('holds 10,000 RFCs that all link to one', () => {
    const paths = manyPaths(10_000);
    const body = '[first](2026-07-10-n00000.md)';
    const workspace = new Workspace(Object.fromEntries(paths.map((path) => [path, rfcText('A', body)])));
    const facts: OverviewFacts = { title: 'A', indexTitle: 'A', grandfathered: false, links: [paths[0] ?? ''] };
    const { entries } = workspace.overview({ factsOf: () => facts });
    assert.equal(entries.length, 10_000);
    assert.equal(entries.filter(({ links }) => links[0] === paths[0]).length, 9_999);
  });
});
