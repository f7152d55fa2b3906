import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inEnglish } from '../engine';
import { spokenTexts, t } from '../speech';
import type { Io } from './io';
import { toSlashes } from './repository';
import { UsageError } from './usage';

/** What every page that is written as one file is put together from. */
export interface PageParts {
  readonly script: string;
  readonly style: string;
  /** The SHA-256 of a text in UTF-8, in base64. */
  hashOf(text: string): string;
  /** The sentences of pages in the language that is spoken; absent for English. */
  readonly texts?: { readonly tag: string; readonly sentences: Readonly<Record<string, string>> };
}

/** The bundles of the page with that name, which are files beside this program. Throws `UsageError` when they are not. */
export function readPageParts(name: string, { install }: Io): PageParts {
  const read = (file: string) => {
    const bundle = path.join(install, 'dist/pages', file);
    if (existsSync(bundle)) return readFileSync(bundle, 'utf8').trim();
    throw new UsageError(t('The page is not installed: there is no `{bundle}`.', { bundle }));
  };
  return { script: read(`${name}.js`), style: read(`${name}.css`), hashOf, ...readTexts(install) };
}

/** Pages share their texts with the extension, whose file VS Code wants where it is. */
function readTexts(install: string): Pick<PageParts, 'texts'> {
  const { tag } = spokenTexts();
  if (tag === inEnglish.tag) return {};
  const bundle = path.join(install, `l10n/bundle.l10n.${tag.toLowerCase()}.json`);
  if (!existsSync(bundle)) throw new UsageError(t('The page is not installed: there is no `{bundle}`.', { bundle }));
  return { texts: { tag, sentences: JSON.parse(readFileSync(bundle, 'utf8')) } };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** The address by which a file in one folder reaches another folder, both absolute paths; `.` where they are the same. */
export function wayBetween(folder: string, other: string): string {
  const way = toSlashes(path.relative(folder, other)).split('/').map(encodeURIComponent).join('/');
  return way === '' ? '.' : way;
}
