import type { Config } from '../config/config';
import { foldName } from '../rules/support/headings';

/** A section's common name in the counterpart's language; `undefined` where none is known. Spec: bilingual.md §9. */
export function translateHeading(config: Config, name: string): string | undefined {
  return isChinese(config) ? chineseNames.get(foldName(name))?.[0] : undefined;
}

/** True when one heading has a common name of the other in the counterpart's language. */
export function isTranslated(config: Config, name: string, other: string): boolean {
  return isTranslatedName(config, foldName(name), other);
}

/** The same for a name that is folded already. */
export function isTranslatedName(config: Config, folded: string, other: string): boolean {
  const names = chineseNames.get(folded);
  return names !== undefined && isChinese(config) && names.includes(other.trim());
}

/** The English name of a section with this name in the counterpart's language; `undefined` where none is known. */
export function nameBehind(config: Config, translated: string): string | undefined {
  const english = [...chineseNames.keys()].find((name) => isTranslated(config, name, translated));
  return english && english.charAt(0).toUpperCase() + english.slice(1);
}

function isChinese({ pairing }: Config): boolean {
  return /^zh\b/i.test(pairing.languages[1].tag);
}

/** By folded English name; the usual one first. */
const chineseNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['problem', ['问题']],
  ['proposal', ['提案']],
  ['decision', ['决策']],
  ['alternatives considered', ['曾考虑的替代方案', '考虑过的替代方案']],
  ['acceptance criteria', ['验收标准']],
  ['risks', ['风险']],
  ['consequences', ['后果']],
  ['testing', ['测试']],
  ['verification', ['验证']],
]);
