import path from 'node:path';
import { mock } from 'node:test';
import { Claims } from '../../server/src/cli/lint/claims';
import { temporaryFolder } from './folders';
import { proposedRfc } from './rfcTexts';

/** The folder of the RFCs of `wrongTree`. */
export const FOLDER = 'docs/rfc/proposed/feature';

/** An RFC whose status is wrong there. */
export const wrongRfc = proposedRfc.replace('Status: proposed', 'Status: implemented');

/** A tree with so many wrong RFCs in two languages, up to nine, each with a record that is wrong as well. */
export function wrongTree(count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const files = numbers.flatMap((number) => {
    const stem = `${FOLDER}/2026-07-11-topic-${number}`;
    return [
      [`${stem}.md`, wrongRfc],
      [`${stem}.zh.md`, `${wrongRfc}\n## More\n`],
      [`${stem}.i18n.yaml`, 'nothing of the kind\n'],
    ];
  });
  return temporaryFolder({ '.git/': '', ...Object.fromEntries(files) });
}

/** An installation whose workers run `code`, and then, unless it stands for it, the program that is built. */
export function installWith(code: string, isInstead = false): string {
  const program = `require(${JSON.stringify(path.resolve('dist/part-worker.js'))});`;
  return temporaryFolder({ 'dist/part-worker.js': isInstead ? code : `${code}\n${program}` });
}

/** The cells of claims in which stands how many were made, and from which on each worker has one. */
const [TAKEN, STARTED] = [0, 3];

/** Runs something in which the main thread takes no portion before a worker has taken one, where there is any worker. */
export async function whenWorkersTakePart<Result>(run: () => Promise<Result>): Promise<Result> {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const { takeFirst } = Claims.prototype;
  const mocked = mock.method(Claims.prototype, 'takeFirst', function (this: Claims) {
    const cells = new Int32Array(this.shared.memory);
    while (cells.length > STARTED && Atomics.load(cells, TAKEN) === 0) Atomics.wait(pause, 0, 0, 1);
    return takeFirst.call(this);
  });
  try {
    return await run();
  } finally {
    mocked.mock.restore();
  }
}
