import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { machine } from '../../server/src/host/machine';
import { joinTestimonies, witnessIf } from '../../server/src/host/testimonies';
import { stillHolds } from '../../server/src/host/witness';
import { temporaryFolder } from '../support/folders';

/** The testimony of somebody who reads a file and lists its folder. */
function read(file: string) {
  return witnessIf(true, () => [machine.bytesOf(file), machine.entriesIn(path.dirname(file))]).testimony;
}

describe('testimonies of parts', () => {
  test('are one of the whole, which falls with each', () => {
    const folder = temporaryFolder({ 'a.md': 'a', 'b/b.md': 'b' });
    const [a, b] = [path.join(folder, 'a.md'), path.join(folder, 'b/b.md')];
    for (const changed of [a, b]) {
      const whole = joinTestimonies([read(a), read(b), read(a)]);
      assert.ok(whole && stillHolds(whole));
      writeFileSync(changed, 'another');
      assert.equal(stillHolds(whole), undefined, changed);
    }
  });

  test('add up where they are about one path', () => {
    const file = path.join(temporaryFolder({ 'a.md': 'a' }), 'a.md');
    const stats = witnessIf(true, () => machine.statsAt(file)).testimony;
    const whole = joinTestimonies([read(file), stats]);
    assert.deepEqual(Object.keys(whole?.paths[file]?.answers ?? {}).sort(), ['bytesOf', 'statsAt']);
  });

  test('are none where two were told different things, or where one is missing', () => {
    const file = path.join(temporaryFolder({ 'a.md': 'a' }), 'a.md');
    const first = read(file);
    assert.ok(joinTestimonies([first]));
    assert.equal(joinTestimonies([first, undefined]), undefined);
    writeFileSync(file, 'b');
    assert.equal(joinTestimonies([first, read(file)]), undefined);
  });

  test('need a witness', () => {
    assert.deepEqual(
      witnessIf(false, () => 1),
      { value: 1 },
    );
  });
});
