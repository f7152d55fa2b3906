import type { path as nodePath } from '../host/machine';

/** Paths with `/`, read as Node reads them on other systems than Windows. */
export const path: typeof nodePath = { basename, dirname, isAbsolute, join, parse, relative, sep: '/' };

function basename(file: string): string {
  return segmentsOf(file).at(-1) ?? '';
}

function dirname(file: string): string {
  const above = segmentsOf(file).slice(0, -1).join('/');
  if (isAbsolute(file)) return `/${above}`;
  return above === '' ? '.' : above;
}

function isAbsolute(file: string): boolean {
  return file.startsWith('/');
}

function join(...parts: string[]): string {
  const joined = parts.filter((part) => part !== '').join('/');
  const segments: string[] = [];
  for (const segment of segmentsOf(joined)) {
    if (segment !== '..') segments.push(segment);
    else if (segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else if (!isAbsolute(joined)) segments.push(segment);
  }
  if (isAbsolute(joined)) return `/${segments.join('/')}`;
  return segments.join('/') || '.';
}

function parse(file: string) {
  const base = basename(file);
  const dot = base.lastIndexOf('.');
  const ext = dot > 0 ? base.slice(dot) : '';
  return {
    root: isAbsolute(file) ? '/' : '',
    dir: dirname(file),
    base,
    ext,
    name: base.slice(0, base.length - ext.length),
  };
}

/** Both are absolute here. */
function relative(from: string, to: string): string {
  const [start, end] = [segmentsOf(join(from)), segmentsOf(join(to))];
  let shared = 0;
  while (shared < start.length && start[shared] === end[shared]) shared++;
  return [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/');
}

function segmentsOf(file: string): string[] {
  return file.split('/').filter((segment) => segment !== '' && segment !== '.');
}
