import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { readSources } from '../support/sources';

const drawing = /## Layers\n\n```text\n([\s\S]*?)```/.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1] ?? '';

/** The layer that a source file belongs to: the first name below `server/src`, or the client. */
function layerOf(file: string): string | undefined {
  if (file.startsWith('client/src/')) return 'client';
  return /^server\/src\/([a-z]+)/.exec(file)?.[1];
}

/** Which layer imports which, as `from ──▶ to`. */
function findImports(): Set<string> {
  const sources = ['client/src', 'server/src'].flatMap((folder) => [
    ...readSources(folder),
    ...readSources(folder, '.tsx'),
  ]);
  const arrows = sources.flatMap(({ file, imports }) => {
    const from = layerOf(file);
    return imports.flatMap((target) => {
      const to = layerOf(target);
      return to === undefined || to === from ? [] : [`${from} ──▶ ${to}`];
    });
  });
  return new Set(arrows);
}

/** The same, as it is drawn: lists of layers with arrows between them, in either direction. */
function readArrows(): Set<string> {
  const arrows = new Set<string>();
  for (const line of drawing.split('\n')) {
    const parts = line.split(/(──▶|◀──)/).map((part) => part.trim());
    for (let at = 1; at < parts.length; at += 2) {
      const sides = [parts[at - 1] ?? '', parts[at + 1] ?? ''].map((side) => side.split(', '));
      const [from = [], to = []] = parts[at] === '──▶' ? sides : sides.reverse();
      for (const one of from) for (const other of to) arrows.add(`${one} ──▶ ${other}`);
    }
  }
  return arrows;
}

describe('the drawing of the layers', () => {
  test('has every arrow that the code has, and no other', () => {
    assert.ok(drawing.length > 100);
    assert.deepEqual([...readArrows()].sort(), [...findImports()].sort());
  });
});
