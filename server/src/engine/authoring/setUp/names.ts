/** A folder of decisions by its name, and what a document in it is called. */
const knownFolders: readonly { readonly pattern: RegExp; readonly noun: string }[] = [
  { pattern: /^(?:adrs?|(?:architecture-)?decisions?|(?:architecture-)?decision-records?)$/i, noun: 'ADR' },
  { pattern: /^rfcs?$/i, noun: 'RFC' },
  { pattern: /^(?:proposals?|enhancements?|design-docs?)$/i, noun: 'Proposal' },
];

/** What a document is called in a folder whose name says so; `undefined` for any other folder. */
export function nounFor(folderName: string): string | undefined {
  return knownFolders.find(({ pattern }) => pattern.test(folderName))?.noun;
}

/** Files that stand beside decisions and are none: a front page, instructions, a template. */
export function isBeside(base: string): boolean {
  return /^(?:readme|index|agents|claude|contributing)\.md$/i.test(base) || /template/i.test(base);
}

/** How a file is named, as a template of the configuration has it. Spec: config.md §3. */
export interface NameForm {
  readonly template: string;
  readonly kind: 'number' | 'date' | 'topic';
  /** So many digits. */
  readonly width?: number;
}

/** The template that a base name suggests; `undefined` for one that is no document. */
export function formOf(base: string): NameForm | undefined {
  if (!base.endsWith('.md') || base.startsWith('.') || isBeside(base)) return undefined;
  const dated = /^\d{4}-\d{2}-\d{2}([-_]).+\.md$/.exec(base);
  if (dated) return { template: `{date}${dated[1]}{topic}.md`, kind: 'date' };
  const numbered = /^([A-Za-z]+[-_])?(\d{1,9})([-_]).+\.md$/.exec(base);
  if (!numbered) return { template: '{topic}.md', kind: 'topic' };
  const [, lead = '', { length: width } = '', separator = ''] = numbered;
  return { template: `${lead}{number:${width}}${separator}{topic}.md`, kind: 'number', width };
}

const order = [
  'idea',
  'draft',
  'proposed',
  'proposal',
  'open',
  'active',
  'accepted',
  'approved',
  'implemented',
  'done',
];
const ends = ['rejected', 'declined', 'withdrawn', 'deprecated', 'superseded', 'archived', 'archive'];

/** Lifecycles in the order in which a decision meets them; unknown ones stand in the middle, by name. */
export function inLifeOrder(names: Iterable<string>): string[] {
  const rank = (name: string) => {
    const at = [...order, '', ...ends].indexOf(name.toLowerCase());
    return at < 0 ? order.length : at;
  };
  return [...new Set(names)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
