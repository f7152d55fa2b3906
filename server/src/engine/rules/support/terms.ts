import type { Term } from '../../config/config';
import { hasHan } from './cjk';
import { JOINED_BEFORE, JOINED_BEHIND } from './words';

/** A term that stands in a text as it should not. */
export interface TermMatch {
  /** `source`: in the first language; `forbidden`: in a rendering that the table rules out. */
  readonly kind: 'source' | 'forbidden';
  readonly term: Term;
  readonly from: number;
  readonly to: number;
}

interface Needle {
  /** `target`: as it should be, where neither of the others counts. */
  readonly kind: TermMatch['kind'] | 'target';
  readonly words: string;
  readonly term: Term;
}

/** The words of a table of terms by their first character, longer ones first. */
export class TermIndex {
  readonly #needles = new Map<string, Needle[]>();

  constructor(terms: readonly Term[]) {
    for (const term of terms) {
      const { source, targets, forbidden } = term;
      const isKept = targets.some((target) => target.toLowerCase() === source.toLowerCase());
      this.#add({ kind: isKept ? 'target' : 'source', words: source, term });
      for (const words of targets) this.#add({ kind: 'target', words, term });
      for (const words of forbidden) this.#add({ kind: 'forbidden', words, term });
    }
    for (const needles of this.#needles.values()) needles.sort((a, b) => b.words.length - a.words.length);
  }

  /**
   * The matches in a text, in order; where several terms begin, the longest counts. Glosses in parentheses are left
   * alone.
   */
  findIn(text: string): TermMatch[] {
    const found: TermMatch[] = [];
    const searched = hideGlosses(text);
    for (let at = 0; at < searched.length; at++) {
      const hit = this.#findAt(searched, at);
      if (!hit) continue;
      if (hit.kind !== 'target') found.push({ kind: hit.kind, term: hit.term, from: at, to: hit.to });
      at = hit.to - 1;
    }
    return found;
  }

  #findAt(text: string, at: number): (Needle & { to: number }) | undefined {
    for (const needle of this.#needles.get(text.charAt(at)) ?? []) {
      const hit = matchAt(text, at, needle);
      if (hit) return hit;
    }
    return undefined;
  }

  #add(needle: Needle): void {
    const first = needle.words.charAt(0);
    for (const key of new Set([first, first.toUpperCase()])) {
      const needles = this.#needles.get(key) ?? [];
      needles.push(needle);
      this.#needles.set(key, needles);
    }
  }
}

/** `会话（session）`: words of the first language in parentheses explain those before them. */
function hideGlosses(text: string): string {
  return text.replace(/[（(][^（()）]*[）)]/g, (whole) => (hasHan(whole) ? whole : '\n'.repeat(whole.length)));
}

function matchAt(text: string, at: number, needle: Needle): (Needle & { to: number }) | undefined {
  const { words } = needle;
  const written = text.slice(at, at + words.length);
  if (written !== words && !isCapitalised(written, words)) return undefined;
  const isWord = /\w$/.test(words);
  const to = at + words.length + (isWord && text[at + words.length] === 's' ? 1 : 0);
  if (/^\w/.test(words) && joinedBefore.test(text.slice(Math.max(0, at - 1), at))) return undefined;
  if (isWord && joinedBehind.test(text.slice(to, to + 2))) return undefined;
  if (written !== words && isPartOfName(text, at, to)) return undefined;
  return { ...needle, to };
}

const joinedBefore = new RegExp(`(?:${JOINED_BEFORE})$`);
const joinedBehind = new RegExp(`^(?:${JOINED_BEHIND})`);

/** A term in small letters may begin with a capital. */
function isCapitalised(written: string, words: string): boolean {
  const [first, rest] = [words.charAt(0), words.slice(1)];
  return written.slice(1) === rest && written.charAt(0) === first.toUpperCase() && !/[A-Z]/.test(words);
}

/** A word with a capital among other Latin words is rather part of a name. */
function isPartOfName(text: string, at: number, to: number): boolean {
  return /\w $/.test(text.slice(Math.max(0, at - 2), at)) || /^ \w/.test(text.slice(to, to + 2));
}
