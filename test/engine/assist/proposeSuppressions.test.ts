import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { registry } from '../../../server/src/engine/registry';
import { labelsAt, proposalsAt, taken } from '../../support/scenes';

const head = '# RFC: A\n\nStatus: proposed\n\n';
const verbs = ['rfc-disable-next-line', 'rfc-disable', 'rfc-enable'];

function after(marked: string, label: string, form: 'plain' | 'filled' = 'plain'): string | undefined {
  const proposal = proposalsAt(marked).list.find((each) => each.label === label);
  return proposal && taken(marked, proposal, form).slice(head.length);
}

describe('suppression comments', () => {
  test('get every rule that a comment can silence, then the namespaces', () => {
    const labels = labelsAt(`${head}<!-- rfc-disable ¦ -->\n`, { typed: true });
    const wanted = registry.filter(({ scope }) => scope === 'document' || scope === 'tree').map(({ id }) => id);
    assert.deepEqual(labels.slice(0, wanted.length), wanted);
    assert.ok(labels.includes('status/*'));
    assert.ok(!labels.some((label) => /^(?:config|suppress|rule)\//.test(label)));
  });

  test('the name that is typed is replaced, also around the caret', () => {
    for (const verb of verbs) {
      for (const name of ['¦', 'status/mal¦', 'status/mal¦formed', 'skel¦eton/*']) {
        const wanted = `<!-- ${verb} status/malformed -->\n`;
        assert.equal(after(`${head}<!-- ${verb} ${name} -->\n`, 'status/malformed'), wanted, name);
      }
    }
  });

  test('a name is offered once, and others may follow', () => {
    const marked = `${head}<!-- rfc-disable status/malformed, ¦ -->\n`;
    assert.ok(!labelsAt(marked).includes('status/malformed'));
    assert.equal(after(marked, 'status/missing'), '<!-- rfc-disable status/malformed, status/missing -->\n');
  });

  test('an open comment is closed, and the caret stays before the end', () => {
    assert.equal(after(`${head}<!-- rfc-disable ¦`, 'status/*', 'filled'), '<!-- rfc-disable status/*«» -->');
    assert.equal(
      after(`${head}<!-- rfc-disable ¦>\n\nText.\n`, 'status/*'),
      '<!-- rfc-disable status/* -->\n\nText.\n',
    );
    assert.equal(after(`${head}Text <!-- rfc-disable ¦\n`, 'status/*'), 'Text <!-- rfc-disable status/* -->\n');
  });

  test('the end of a later comment does not close it', () => {
    assert.equal(
      after(`${head}<!-- rfc-disable ¦ text <!-- rfc-enable a/b -->`, 'status/*'),
      '<!-- rfc-disable status/* --> text <!-- rfc-enable a/b -->',
    );
  });

  test('verbs are offered by hand, and once they are begun', () => {
    assert.deepEqual(labelsAt(`${head}<!-- ¦ -->`), verbs);
    assert.deepEqual(labelsAt(`${head}<!-- ¦ -->`, { typed: true }), []);
    assert.deepEqual(labelsAt(`${head}<!-- rfc-¦ -->`, { typed: true }), verbs);
    assert.equal(after(`${head}<!-- rfc-dis¦able -->`, 'rfc-enable'), '<!-- rfc-enable -->');
  });

  test('nothing is offered elsewhere', () => {
    const nowhere = [
      `${head}<!-- rfc-disable status/missing -- since ¦ -->`,
      `${head}<!-- rfc-disable status/missing --> ¦`,
      `${head}<!-- another ¦ -->`,
      `${head}rfc-disable ¦`,
      `${head}\`\`\`md\n<!-- rfc-disable ¦ -->\n\`\`\`\n`,
      `${head}    <!-- rfc-disable ¦ -->`,
      `${head}Text \`<!-- rfc-disable ¦`,
    ];
    for (const marked of nowhere) assert.deepEqual(labelsAt(marked), [], marked);
    assert.deepEqual(labelsAt('<!-- rfc-disable ¦ -->', { path: 'README.md' }), []);
  });
});
