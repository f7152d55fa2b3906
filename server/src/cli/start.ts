import { version } from '../../../package.json';

/** What runs before anything else is loaded: who only asks for the version waits for nothing more. */
async function start(args: readonly string[]): Promise<void> {
  const [only, ...more] = args;
  if ((only === '--version' || only === '-v') && more.length === 0) {
    process.stdout.write(`${version}\n`);
    return;
  }
  const { keepCompiled } = await import('../host/compiledCode');
  keepCompiled(__dirname);
  await import('./main');
}

void start(process.argv.slice(2));
