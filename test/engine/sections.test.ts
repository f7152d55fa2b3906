import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFactsWithRemark } from '../../server/src/engine/facts/remark';
import { readSections } from '../../server/src/engine/sections';
import { Lines } from '../../server/src/engine/text/lines';

function read(text: string, level = 2) {
  const lines = new Lines(text);
  return readSections(lines, readFactsWithRemark(lines), level).map(({ heading, span, body, blocks }) => ({
    name: heading.text,
    span: text.slice(span.start, span.end),
    body: text.slice(body.start, body.end),
    blocks: blocks.map((block) => block.kind),
  }));
}

describe('sections', () => {
  test('reach to the next heading of the same or a higher level', () => {
    assert.deepEqual(read('# T\n\n## A\n\ntext\n\n### deep\n\n- x\n\n# Top\n\n## B\nend'), [
      {
        name: 'A',
        span: '## A\n\ntext\n\n### deep\n\n- x\n\n',
        body: '\ntext\n\n### deep\n\n- x\n\n',
        blocks: ['paragraph', 'heading', 'list'],
      },
      { name: 'B', span: '## B\nend', body: 'end', blocks: ['paragraph'] },
    ]);
  });

  test('may be empty, adjacent, or without a line end', () => {
    assert.deepEqual(read('## A\n## B\r\n\r\n##'), [
      { name: 'A', span: '## A\n', body: '', blocks: [] },
      { name: 'B', span: '## B\r\n\r\n', body: '\r\n', blocks: [] },
      { name: '', span: '##', body: '', blocks: [] },
    ]);
  });

  test('may have an indented or underlined heading', () => {
    assert.deepEqual(read('  ## A\n\nB\nb\n---\n> quote\n'), [
      { name: 'A', span: '  ## A\n\n', body: '\n', blocks: [] },
      { name: 'B\nb', span: 'B\nb\n---\n> quote\n', body: '> quote\n', blocks: ['quote'] },
    ]);
  });

  test('are those of the level asked for', () => {
    assert.deepEqual(
      read('## A\n\n### B\n\n```\n### no\n```\n\n## C\n', 3).map(({ name, blocks }) => ({ name, blocks })),
      [{ name: 'B', blocks: ['code'] }],
    );
    assert.deepEqual(read(''), []);
  });

  test('by the ten thousand are read in linear time', () => {
    assert.equal(read('## A\n\ntext\n\n'.repeat(10_000)).length, 10_000);
  });
});
