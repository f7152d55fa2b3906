import { useState } from 'preact/hooks';
import { t } from '../l10n';
import { cut, languageOf, splitCode } from './plainText';

/** A title of a stranger: text and code spans, never anything else. */
export function Title({ markdown }: { readonly markdown: string }) {
  const parts = splitCode(markdown).map(({ text, isCode }, index) => (isCode ? <code key={index}>{text}</code> : text));
  const language = languageOf(markdown);
  return (
    <span dir="auto" {...(language ? { lang: language } : {})}>
      {parts}
    </span>
  );
}

/** After how many characters a title in the table is cut. */
const LONGEST = 180;

/** A title that is cut where it is too long, and a button that shows the rest. */
export function useCutTitle(markdown: string) {
  const [isWhole, setWhole] = useState(false);
  const short = cut(markdown, LONGEST);
  const toggle =
    short === undefined ? undefined : (
      <button type="button" class="more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('Show less') : t('Show all')}
      </button>
    );
  return { shown: short === undefined || isWhole ? markdown : short, toggle };
}
