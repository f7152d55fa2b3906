import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lintText } from '../support/suppressTester';

const head = '# RFC: A\n\nStatus: implemented\n\n## Problem\n\nx\n\n';
const tail = '## Decision\n\nx\n\n## Alternatives considered\n\n**None.** x\n\n## Consequences\n\nx\n';
const plan = '## Plan\n\nx\n\n';

/** The rules that speak about a text, `config/parity` aside. */
const rulesOf = (text: string) =>
  lintText(text)
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'config/parity');

describe('suppression comments', () => {
  test('the text itself has one fault a plan', () => {
    assert.deepEqual(rulesOf(head + plan + tail), ['skeleton/banned-heading']);
  });

  test('the next line, by id and by namespace', () => {
    for (const name of ['skeleton/banned-heading', 'skeleton/*']) {
      assert.deepEqual(rulesOf(`${head}<!-- rfc-disable-next-line ${name} -->\n${plan}${tail}`), []);
    }
  });

  test('the next line only', () => {
    const comment = '<!-- rfc-disable-next-line skeleton/banned-heading -->\n';
    assert.deepEqual(rulesOf(head + comment + plan + plan + tail), ['skeleton/banned-heading']);
  });

  test('another rule is not meant', () => {
    const text = `${head}<!-- rfc-disable-next-line header/title -->\n${plan}${tail}`;
    assert.deepEqual(rulesOf(text), ['suppress/unused', 'skeleton/banned-heading']);
  });

  test('from disable to enable', () => {
    const on = '<!-- rfc-disable skeleton/banned-heading -->\n\n';
    const off = '<!-- rfc-enable skeleton/banned-heading -->\n\n';
    assert.deepEqual(rulesOf(head + on + plan + off + plan + tail), ['skeleton/banned-heading']);
    assert.deepEqual(rulesOf(head + on + plan + plan + tail), []);
  });

  test('what is never enabled again also covers what stands on line 1', () => {
    const text = `${head}<!-- rfc-disable skeleton/missing-section -->\n`;
    assert.deepEqual(rulesOf(text), ['alternatives/missing']);
  });

  test('a comment over several lines counts from its last', () => {
    const comment = '<!-- rfc-disable-next-line\n skeleton/banned-heading\n-->\n';
    assert.deepEqual(rulesOf(head + comment + plan + tail), []);
  });

  test('suppressing what a reference gate enforces ends exit parity, and says so', () => {
    const text = `${head}<!-- rfc-disable-next-line skeleton/banned-heading -->\n${plan}${tail}`;
    const [problem, ...others] = lintText(text);
    assert.deepEqual(others, []);
    assert.equal(problem?.rule, 'config/parity');
    assert.equal(problem?.severity, 'information');
    assert.equal(
      text.slice(problem?.span.start, problem?.span.end),
      '<!-- rfc-disable-next-line skeleton/banned-heading -->',
    );
  });
});
