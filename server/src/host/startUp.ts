// What the programs do before they load themselves. A door of its own, so that it can be loaded by itself.
import v8 from 'node:v8';

export { cacheFolder } from './cacheFolder';
export { keepCompiled } from './compiledCode';

/** Lets garbage grow to so many per cent of what is in use, and no further, before it is collected. */
export function limitGarbage(percent: number): void {
  v8.setFlagsFromString(`--heap-growing-percent=${percent}`);
}
