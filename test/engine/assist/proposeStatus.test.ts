import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lifecycle } from '../../../server/src/engine/config/defaults';
import {
  implementedFile,
  labelsAt,
  proposalsAt,
  proposedFile,
  rejectedFile,
  type SceneOptions,
  taken,
} from '../../support/scenes';

const title = '# RFC: A\n\n';

/** Line 3 after the first proposal. */
function line3(line: string, options: SceneOptions = {}, form: 'plain' | 'filled' = 'plain'): string | undefined {
  const marked = `${title}${line}\n\n## Problem\n`;
  const [first] = proposalsAt(marked, options).list;
  return first && taken(marked, first, form).split('\n')[2];
}

describe('the status on line 3', () => {
  test('is the one of the folder', () => {
    assert.deepEqual(labelsAt(`${title}¦\n`), ['Status: proposed']);
    assert.deepEqual(labelsAt(`${title}¦\n`, { path: implementedFile }), ['Status: implemented']);
    assert.deepEqual(labelsAt(`${title}¦\n`, { path: rejectedFile }), ['Status: rejected — …']);
  });

  test('takes the place of what has been typed of it', () => {
    for (const line of [
      '¦',
      'St¦',
      'status¦',
      'Status:¦',
      'Status: ¦',
      'Status: prop¦',
      'Status: pro¦ject',
      '  Status: ¦',
    ]) {
      assert.equal(line3(line), 'Status: proposed', line);
    }
  });

  test('comes up by itself behind the key only', () => {
    const options = { typed: true } as const;
    assert.deepEqual(labelsAt(`${title}Status: ¦`, options), ['Status: proposed']);
    for (const line of ['¦', ' ¦', 'Status ¦', 'Status: proposed ¦', 'Text ¦']) {
      assert.deepEqual(labelsAt(title + line, options), [], line);
    }
  });

  test('asks for a reason where one is needed and leaves the one that is there', () => {
    const options = { path: rejectedFile };
    assert.equal(line3('Status: ¦', options, 'filled'), 'Status: rejected — «TODO: why it was rejected»');
    assert.equal(line3('Status: ¦', options), 'Status: rejected — TODO: why it was rejected');
    assert.equal(line3('Status: pro¦posed — too slow', options), 'Status: rejected — too slow');
    assert.equal(
      line3('Status: implemented¦ (2026-07-01)', options),
      'Status: rejected — TODO: why it was rejected (2026-07-01)',
    );
  });

  test('may have a reason where one is optional', () => {
    const status = { token: 'on hold', reason: 'optional' } as const;
    const options = { config: { lifecycles: [lifecycle('proposed', { status })] } };
    assert.deepEqual(labelsAt(`${title}Status: on ¦`, options), ['Status: on hold', 'Status: on hold — …']);
  });

  test('is found in spite of a wrong token', () => {
    const [proposal] = proposalsAt(`${title}Status: impl¦`).list;
    assert.equal(proposal?.filter, 'Status: impl');
    assert.equal(proposalsAt(`${title}Status: prop¦`).list[0]?.filter, 'Status: proposed');
  });

  test('has its token in English on the other side', () => {
    const path = proposedFile.replace('.md', '.zh.md');
    assert.deepEqual(labelsAt('# RFC: 缓存\n\nStatus: ¦\n', { path }), ['Status: proposed']);
  });

  test('follows the configuration', () => {
    const config = { status: { key: 'State = ', separator: ' / ' } };
    assert.equal(line3('Sta¦', { config, path: rejectedFile }), 'State = rejected / TODO: why it was rejected');
  });

  test('is offered nowhere else', () => {
    assert.deepEqual(labelsAt('# RFC: A\n¦\n'), []);
    assert.deepEqual(labelsAt(`${title}Status: proposed\n\nStatus: ¦`), []);
    assert.deepEqual(labelsAt(`${title}Status: rejected — because ¦`, { path: rejectedFile }), []);
    assert.deepEqual(labelsAt(`${title}Some text ¦`), []);
    for (const path of ['docs/guide.md', 'docs/rfc/README.md', 'docs/rfc/drafts/a.md', 'docs/rfc/proposed/AGENTS.md']) {
      assert.deepEqual(labelsAt(`${title}Status: ¦`, { path }), [], path);
    }
    assert.deepEqual(labelsAt(`${title}Status: ¦`, { config: { ignore: ['docs/rfc/**'] } }), []);
  });
});
