import type { Config, Lifecycle } from '../config/config';
import { findBanned } from '../rules/support/canonical';
import { foldName } from '../rules/support/headings';
import { code, type Phrase, type PhraseId, phrase } from './words';

/** What is known of a section by its name. */
interface Lore {
  readonly means: PhraseId;
  /** Its names in Chinese, the usual one first. Spec: bilingual.md §9. */
  readonly chinese: readonly string[];
}

/** By folded English name. */
const lore: ReadonlyMap<string, Lore> = new Map([
  ['problem', { means: 'problem', chinese: ['问题'] }],
  ['context', { means: 'problem', chinese: ['背景'] }],
  ['proposal', { means: 'proposal', chinese: ['提案'] }],
  ['decision', { means: 'decision', chinese: ['决策'] }],
  ['alternatives considered', { means: 'alternatives', chinese: ['考虑过的替代方案', '曾考虑的替代方案'] }],
  ['acceptance criteria', { means: 'acceptance', chinese: ['验收标准'] }],
  ['risks', { means: 'risks', chinese: ['风险'] }],
  ['consequences', { means: 'consequences', chinese: ['后果'] }],
  ['testing', { means: 'testing', chinese: ['测试'] }],
  ['verification', { means: 'verification', chinese: ['验证'] }],
]);

/** The Chinese names of a section, the usual one first; empty when none is known. */
export function chineseNames(name: string): readonly string[] {
  return lore.get(foldName(name))?.chinese ?? [];
}

/** The English name, folded, of a section with this Chinese one. */
export function englishName(chinese: string): string | undefined {
  const name = chinese.trim();
  return [...lore].find(([, entry]) => entry.chinese.includes(name))?.[0];
}

/** What a section is for and where the contract wants it; empty for one that the contract does not know. */
export function describeSection(config: Config, name: string): Phrase[] {
  const known = lore.get(foldName(name));
  const roles = rolesOf(config, name);
  return known ? [phrase(known.means), ...roles] : roles;
}

/** The section's name as the configuration spells it; `undefined` for one that no lifecycle knows. */
export function canonicalName({ alternatives, lifecycles, sections }: Config, name: string): string | undefined {
  const names = [
    sections.opener,
    alternatives.heading,
    ...lifecycles.flatMap(({ order, required, banned }) => [...order, ...required, ...banned]),
  ];
  return names.find((each) => each !== null && isSame(each, name)) ?? undefined;
}

function rolesOf({ alternatives, lifecycles, sections }: Config, name: string): Phrase[] {
  const isOpener = isSame(sections.opener, name);
  const isAsked = isSame(alternatives.heading, name);
  const requiring = lifecycles.filter(({ required }) => required.some((each) => isSame(each, name)));
  const banning = lifecycles.filter((lifecycle) => findBanned(lifecycle, name) !== undefined);
  return [
    ...(isOpener ? [phrase('comesFirst')] : []),
    ...(isAsked ? [phrase('askedFor')] : []),
    ...(requiring.length > 0 && !isOpener && !isAsked ? [phrase('required', { folders: foldersOf(requiring) })] : []),
    ...(banning.length > 0 ? [phrase('banned', { folders: foldersOf(banning) })] : []),
  ];
}

function isSame(a: string | null, b: string): boolean {
  return a !== null && foldName(a) === foldName(b);
}

/** The lifecycles as the folders that they are. */
export function foldersOf(lifecycles: readonly Pick<Lifecycle, 'name'>[]) {
  return code(...lifecycles.map(({ name }) => `${name}/`));
}
