import { inEnglish, type Say, sayIn, type Texts } from '../engine/small';

/** Tags of the languages there are, as `--locale` takes them. */
export const locales = ['en', 'zh-cn'] as const;

/** A language that can be spoken. */
export type Locale = (typeof locales)[number];

let spoken: Texts = inEnglish;
let say: Say = sayIn(inEnglish);

/** Speaks a language from now on. */
export function speak(texts: Texts): void {
  spoken = texts;
  say = sayIn(texts);
}

/** The language that is spoken. */
export function spokenTexts(): Texts {
  return spoken;
}

/**
 * The language that is meant by a tag of any style, such as `zh-Hans` or `zh_CN.UTF-8`; `undefined` where there is none.
 * Chinese without more is simplified Chinese; whoever asks for the traditional script does not get another one.
 */
export function localeOf(tag: string): Locale | undefined {
  const parts = tag
    .toLowerCase()
    .replace(/[.@].*$/, '')
    .split(/[-_]/);
  if (parts[0] === 'en') return 'en';
  return parts[0] === 'zh' && !parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-cn' : undefined;
}

/** A sentence that is known by its English. */
export const t: Say = (english, data) => say(english, data);
