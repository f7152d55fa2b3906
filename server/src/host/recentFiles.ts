import { type Content, Recent } from '../engine';
import { machine } from './machine';

/** So many files: those that a keystroke is judged with, which are read each time. */
const KEPT = 16;

/** File systems tell the time in steps, some of a second or two: a file that is so young may change unseen. In milliseconds. */
const STEP = 3000;

/** What was read of a file, and what the file was like then. */
interface Known {
  readonly stamp: string;
  readonly limit: number;
  readonly content: Content;
}

/** Reads a file at an absolute path, at most `limit` bytes. */
type Read = (file: string, limit: number) => Content;

/** Reads a file again only when it has changed, as far as its stamp tells; of a young file that is not believed. */
export function rememberRecent(read: Read): Read {
  const known = new Recent<string, Known>(KEPT);
  return (file, limit) => {
    const stamp = settledStampOf(file);
    const before = known.get(file);
    const isCurrent = before !== undefined && before.stamp === stamp && before.limit === limit;
    const content = isCurrent ? before.content : read(file, limit);
    if (stamp === undefined) known.delete(file);
    else known.set(file, { stamp, limit, content });
    return content;
  };
}

/** The stamp of a file whose last change lies far enough back. */
function settledStampOf(file: string): string | undefined {
  try {
    const stamp = machine.stampOf(file);
    const changed = Number(stamp.split(':')[3] ?? Number.NaN) / 1e6;
    return Date.now() - changed > STEP ? stamp : undefined;
  } catch {
    return undefined; // a loop of links, a forbidden folder
  }
}
