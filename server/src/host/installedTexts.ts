import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inEnglish, readTexts, type Texts } from '../engine/small';
import type { Locale } from '../speech';

/** The file with the texts of a language, in the folder of the programs. */
export function textsFile(folder: string, locale: Exclude<Locale, 'en'>): string {
  return path.join(folder, `rfc.${locale}.json`);
}

/**
 * The texts of a language that lie beside the programs, read when somebody asks for them and never for English;
 * `undefined` where there are none that can be read.
 */
export function readInstalledTexts(folder: string, locale: Locale): Texts | undefined {
  if (locale === 'en') return inEnglish;
  try {
    return readTexts(JSON.parse(readFileSync(textsFile(folder, locale), 'utf8')));
  } catch {
    return undefined; // not installed, or half written: whoever asked says so
  }
}
