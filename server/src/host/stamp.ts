import { machine } from './machine';

/** A short text that changes whenever the file at an absolute path does; also when it appears or disappears. */
export function stampOf(absolutePath: string): string {
  try {
    return machine.stampOf(absolutePath);
  } catch {
    return 'unreadable'; // a loop of links, a forbidden folder, a file where a folder should be
  }
}
