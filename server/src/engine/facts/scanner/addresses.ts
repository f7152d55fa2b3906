import { Unproven } from './unproven';

/** Addresses without brackets. Spec: GitHub Flavored Markdown, autolinks (extension). */

const protocol = /https?:\/\//iy;
const www = /www\.(?!$)/iy;
const firstOfDomain = /[^\s\p{P}\p{S}\p{Cc}]/u;
const domainCharacter = /[^\s\p{P}\p{S}]|-/u;
/** What an address may end in front of. */
const mayEnd = /[!"&'),*.:;<?\]_~]/;
/** Marks that are no part of an address when nothing else follows them, and what may follow them then. */
const trail = /(?:[!"'),*.:;?_~]|&[A-Za-z]+;|\](?![([\s]|$))*(?:$|[\s<]|\](?=[([\s]|$))/y;
/** Each mark of so many would be looked at once for each in front of it. */
const longTrail = /[!"&'),*.:;?\]_~]{200}/y;

/** Where the address ends that begins there without brackets; `undefined` where none begins. */
export function endOfAddress(text: string, at: number): number | undefined {
  const previous = text[at - 1];
  protocol.lastIndex = at;
  if (protocol.test(text)) {
    if (previous !== undefined && /[A-Za-z]/.test(previous)) return undefined;
    const domain = protocol.lastIndex;
    return firstOfDomain.test(text[domain] ?? '') ? endFrom(text, domain) : undefined;
  }
  www.lastIndex = at;
  if (!www.test(text) || (previous !== undefined && !/[(*_[\]~\s]/.test(previous))) return undefined;
  return endFrom(text, at);
}

function endFrom(text: string, start: number): number | undefined {
  let end = start;
  while (isOfDomain(text, end)) end++;
  if (!isDomain(text.slice(start, end))) return undefined;
  const parentheses = { opened: 0, closed: 0 };
  while (isOfPath(text, end, parentheses)) end++;
  return end;
}

function isOfDomain(text: string, at: number): boolean {
  const char = text[at];
  if (char === undefined) return false;
  return char === '.' || char === '_' ? !isTrail(text, at) : domainCharacter.test(char);
}

/** A domain has more than dots and underscores, and none of the latter in its last two parts. */
function isDomain(text: string): boolean {
  return /[^._]/.test(text) && !text.split('.').slice(-2).join('').includes('_');
}

/** Closing parentheses belong to an address as long as they close others of it. */
function isOfPath(text: string, at: number, parentheses: { opened: number; closed: number }): boolean {
  const char = text[at];
  if (char === undefined || /\s/.test(char)) return false;
  if (char === '(') parentheses.opened++;
  const isPartner = char === ')' && parentheses.closed < parentheses.opened;
  if (!isPartner && mayEnd.test(char) && isTrail(text, at)) return false;
  if (char === ')') parentheses.closed++;
  return true;
}

/** True when nothing but marks stands between the place and the end of the address. */
function isTrail(text: string, at: number): boolean {
  longTrail.lastIndex = at;
  if (longTrail.test(text)) throw new Unproven('a long tail of marks behind an address');
  trail.lastIndex = at;
  return trail.test(text);
}

const lateAddress = /(?<![\da-z])(?:https?:\/\/|www(?=\.))[\w-]*\.|[\w+\-.]@[\w\-.]/i;

/** True when a text holds what remark may make an address of once it has read everything. */
export function isHiddenAddress(text: string): boolean {
  return (text.includes('@') || text.includes('.')) && lateAddress.test(text);
}
