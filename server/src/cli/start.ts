import path from 'node:path';
import { version } from '../../../package.json';

/**
 * How far garbage may grow beyond what is in use, in per cent: left alone, V8 waits until it is several times as much, and
 * a gate shares its machine with other jobs.
 */
const GARBAGE = 40;

/** What runs before anything else is loaded: who only asks for the version waits for nothing more. */
async function start(args: readonly string[]): Promise<void> {
  const [only, ...more] = args;
  if ((only === '--version' || only === '-v') && more.length === 0) {
    process.stdout.write(`${version}\n`);
    return;
  }
  const { cacheFolder, keepCompiled, limitGarbage } = await import('../host/startUp');
  limitGarbage(GARBAGE);
  keepCompiled(__dirname, path.join(cacheFolder(), 'code'));
  await import('./main');
}

void start(process.argv.slice(2));
