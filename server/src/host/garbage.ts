import { setFlagsFromString } from 'node:v8';

/** Lets garbage grow to so many per cent of what is in use, and no further, before it is collected. */
export function limitGarbage(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
