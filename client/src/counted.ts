import { en, t } from './l10n';

/** Words of ours that are counted, for one and for several. */
const forms = {
  document: [en('{number} document'), en('{number} documents')],
  error: [en('{number} error'), en('{number} errors')],
  file: [en('{number} file'), en('{number} files')],
  File: [en('{number} File'), en('{number} Files')],
  hint: [en('{number} hint'), en('{number} hints')],
  problem: [en('{number} problem'), en('{number} problems')],
  warning: [en('{number} warning'), en('{number} warnings')],
} as const;

/** `1 file`, `2 files`; a noun that is none of ours is what the workspace calls its documents. */
export function counted(number: number, noun: string): string {
  const [one, many] = isOurs(noun) ? forms[noun] : [en('{number} {noun}'), en('{number} {noun}s')];
  return t(number === 1 ? one : many, { number, noun });
}

function isOurs(noun: string): noun is keyof typeof forms {
  return Object.hasOwn(forms, noun);
}
