import { Unproven } from './unproven';

/** What begins with `<` and ends there: HTML, or an address. */
export interface Angles {
  readonly end: number;
  /** Of an address: what it leads to. */
  readonly url?: string;
}

const uri = /<([A-Za-z][A-Za-z0-9+.-]{1,31}:[^\0- <>\x7f]*)>/y;
const email =
  /<([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*)>/y;
const blank = '[ \\t\\r\\n]';
const attribute = `${blank}+[A-Za-z_:][\\w.:-]*(?:${blank}*=${blank}*(?:"[^"]*"|'[^']*'|[^ \\t\\r\\n"'=<>\`]+))?`;
const tag = new RegExp(`<[A-Za-z][A-Za-z0-9-]*(?:${attribute})*${blank}*/?>|</[A-Za-z][A-Za-z0-9-]*${blank}*>`, 'y');

/** What is no tag, by what it begins with: where it ends is looked for. */
const others: readonly (readonly [string, string, number])[] = [
  ['<!--', '-->', 2],
  ['<?', '?>', 2],
  ['<![CDATA[', ']]>', 9],
];

/** Reads HTML and addresses in angle brackets out of a text. */
export class AngleReader {
  /** What is not found again further on. */
  readonly #missing = new Set<string>();

  constructor(private readonly text: string) {}

  /** What begins with the `<` at the place; `undefined` where that is only a character. */
  at(start: number): Angles | undefined {
    const { text } = this;
    const url = matched(uri, text, start);
    if (url) return { end: start + url[0].length, url: url[1] ?? '' };
    const address = matched(email, text, start);
    if (address) return { end: start + address[0].length, url: `mailto:${address[1]}` };
    const end = this.#endOfHtml(start);
    return end === undefined ? undefined : { end };
  }

  #endOfHtml(start: number): number | undefined {
    const found = matched(tag, this.text, start);
    if (found) return start + found[0].length;
    for (const [opener, closer, from] of others) {
      if (this.text.startsWith(opener, start)) return this.#behind(closer, start + from);
    }
    return /^<![A-Za-z]/.test(this.text.slice(start, start + 3)) ? this.#behind('>', start) : undefined;
  }

  #behind(closer: string, from: number): number | undefined {
    if (this.#missing.has(closer)) return undefined;
    const close = this.text.indexOf(closer, from);
    if (close !== -1) return close + closer.length;
    this.#missing.add(closer);
    return undefined;
  }
}

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What stands in front of the lines of HTML within a paragraph is not part of it. */
export function withoutPrefixes(html: string): string {
  if (!/[\r\n]/.test(html)) return html;
  if (/\n *\t/.test(html)) throw new Unproven('a tab in front of HTML');
  return html.replace(/(\r?\n) {1,3}/g, '$1');
}
