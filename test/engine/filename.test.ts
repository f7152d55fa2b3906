import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compileFilename, type FilenameParts } from '../../server/src/engine/config/filename';

function match(template: string, base: string): FilenameParts | undefined {
  const compiled = compileFilename(template);
  assert.ok(compiled, `\`${template}\` compiles`);
  return compiled.match(base);
}

describe('compileFilename', () => {
  test('the default: date and topic', () => {
    const template = '{date}-{topic}.md';
    assert.deepEqual(match(template, '2026-07-10-cache.md'), { date: '2026-07-10', topic: 'cache' });
    assert.deepEqual(match(template, '2026-99-99-x.md'), { date: '2026-99-99', topic: 'x' }, 'no calendar here');
    assert.deepEqual(match(template, '2026-07-10-a.md.md'), { date: '2026-07-10', topic: 'a.md' });
    assert.deepEqual(match(template, '2026-07-10-.md.md'), { date: '2026-07-10', topic: '.md' });
    assert.deepEqual(match(template, '2026-07-10--.md'), { date: '2026-07-10', topic: '-' });
    assert.deepEqual(match(template, '2026-07-10-Ü 😀.md'), { date: '2026-07-10', topic: 'Ü 😀' });
  });

  test('what does not fit the default', () => {
    const names = [
      '',
      '.md',
      '2026-01-01-.md',
      '2026-01-01.md',
      '2026-1-01-a.md',
      '2026-01-01_a.md',
      'x2026-01-01-a.md',
    ];
    for (const name of [...names, '2026-01-01-a.MD', '2026-01-01-a', '２026-01-01-a.md', '2026-01-01-md']) {
      assert.equal(match('{date}-{topic}.md', name), undefined, name);
    }
  });

  test('numbers have their width', () => {
    const template = '{number:4}-{topic}.md';
    assert.deepEqual(match(template, '0007-cache.md'), { number: '0007', topic: 'cache' });
    for (const name of ['007-cache.md', '00007-cache.md', '000x-cache.md', '0007-.md']) {
      assert.equal(match(template, name), undefined, name);
    }
  });

  test('tokens in any order, after the topic too', () => {
    assert.deepEqual(match('{topic}.md', 'a.md'), { topic: 'a' });
    assert.deepEqual(match('{topic}', 'a.md'), { topic: 'a.md' });
    assert.deepEqual(match('rfc{number:1}{topic}({date}).md', 'rfc7-x(2026-07-10).md'), {
      number: '7',
      topic: '-x',
      date: '2026-07-10',
    });
    assert.equal(match('{topic}-{number:4}.md', '0007.md'), undefined, 'too short for all of it');
    assert.equal(match('{number:2}{topic}{date}', '102026-07-10'), undefined, 'nothing left for the topic');
  });

  test('says what it holds and how it looks', () => {
    const dated = compileFilename('{date}-{topic}.md');
    assert.deepEqual([dated?.hasDate, dated?.hasNumber, dated?.display], [true, false, 'yyyy-mm-dd-topic.md']);
    const numbered = compileFilename('{number:4}-{topic}.md');
    assert.deepEqual([numbered?.hasDate, numbered?.hasNumber, numbered?.display], [false, true, 'nnnn-topic.md']);
  });

  test('malformed templates', () => {
    const templates = ['', 'a.md', '{date}.md', '{topic}{topic}', '{date}{date}{topic}', '{number:1}{number:2}{topic}'];
    const tokens = ['{topic', 'topic}', '{Topic}', '{ topic }', '{}{topic}', '{number}{topic}', '{number:0}{topic}'];
    const literals = ['{number:10}{topic}', '{year}{topic}', 'a/{topic}', 'a\\{topic}', '{{topic}}', '{topic}}'];
    for (const template of [...templates, ...tokens, ...literals]) {
      assert.equal(compileFilename(template), undefined, template);
    }
  });
});
