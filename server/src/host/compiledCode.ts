import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { cacheFolder } from './cacheFolder';
import { checksum } from './checksum';

/** What Node calls with the text of a CommonJS file that it loads. */
type Compile = (this: NodeModule, text: string, file: string) => unknown;

interface Internals {
  readonly prototype: { _compile: Compile };
  /** Node 22 keeps compiled code by itself when it is told where. */
  readonly enableCompileCache?: (folder: string) => unknown;
}

const internals = Module as unknown as Internals;

/** Compiled code that nobody has written for so long goes. In milliseconds. */
const MONTH = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps what V8 makes of the files of `programs` (an absolute folder) in the user's cache folder, so that the next process
 * need not compile them: that is half of what a short run costs. Whatever stands in the way (no such folder, a cache of
 * another V8, a broken one) costs a compilation and nothing else.
 */
export function keepCompiled(programs: string): void {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return; // what Node asks before it does the same
  const folder = path.join(cacheFolder(), 'code');
  if (internals.enableCompileCache) {
    internals.enableCompileCache(folder);
    return;
  }
  const kept = new CompiledCode(path.join(folder, `${process.versions.v8}-${process.arch}`));
  const compile = internals.prototype._compile;
  internals.prototype._compile = function compileKept(text, file) {
    return path.dirname(file) === programs ? kept.run(this, text, file) : compile.call(this, text, file);
  };
  process.once('exit', () => kept.write());
}

/** The compiled code of single files, by name and content. */
class CompiledCode {
  /** What is not in the folder yet. */
  readonly #fresh = new Map<string, vm.Script>();

  constructor(private readonly folder: string) {}

  /** Does what Node does with the text of a CommonJS file. */
  run(module: NodeModule, text: string, file: string): unknown {
    const name = `${path.basename(file, '.js')}-${checksum(text)}`;
    const known = readOwn(path.join(this.folder, name));
    const script = new vm.Script(Module.wrap(text), { filename: file, ...(known ? { cachedData: known } : {}) });
    if (!known || script.cachedDataRejected) this.#fresh.set(name, script);
    const require = (wanted: string) => module.require(wanted); // all that a bundle asks of it
    return script.runInThisContext().call(module.exports, module.exports, require, module, file, path.dirname(file));
  }

  /** Writes what is new, with all functions that have been called by now. Each file is there at once or not at all. */
  write(): void {
    if (this.#fresh.size === 0) return;
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      for (const [name, script] of this.#fresh) {
        const temp = path.join(this.folder, `.${randomBytes(6).toString('hex')}`);
        writeFileSync(temp, script.createCachedData(), { mode: 0o600 });
        renameSync(temp, path.join(this.folder, name));
      }
      removeOld(path.dirname(this.folder));
    } catch {
      // a folder that cannot be written, a full disk: the next run compiles again
    }
  }
}

/** The bytes of a file that is this user's own: code that somebody else has put there is not run. */
function readOwn(file: string): Buffer | undefined {
  try {
    const handle = openSync(file, 'r');
    try {
      return fstatSync(handle).uid === (process.getuid?.() ?? 0) ? readFileSync(handle) : undefined;
    } finally {
      closeSync(handle);
    }
  } catch {
    return undefined; // the first run of this version
  }
}

function removeOld(folder: string): void {
  for (const version of readdirSync(folder)) {
    for (const name of readdirSync(path.join(folder, version))) {
      const file = path.join(folder, version, name);
      if (Date.now() - statSync(file).mtimeMs > MONTH) rmSync(file, { force: true });
    }
  }
}
