import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { counted } from '../../client/src/counted';
import { t, translateWith } from '../../client/src/l10n';

const english = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

describe('the texts of the client', () => {
  afterEach(() => translateWith(english));

  test('fill their placeholders once, and leave unknown ones', () => {
    assert.equal(t('{a} and {b} and {c}', { a: '{b}', b: 2 }), '{b} and 2 and {c}');
  });

  test('are those of the editor', () => {
    translateWith((text, values) => `<${text} ${JSON.stringify(values)}>`);
    assert.equal(t('Open {name}', { name: 'a' }), '<Open {name} {"name":"a"}>');
  });

  test('count in one and many, also what the workspace calls its documents', () => {
    assert.deepEqual([counted(1, 'error'), counted(2, 'error')], ['1 error', '2 errors']);
    assert.deepEqual([counted(1, 'ADR'), counted(0, 'ADR')], ['1 ADR', '0 ADRs']);
  });
});
