import { type Literal, membersOf } from '../literals';

const keys: ReadonlySet<string> = new Set(['additionalProperties', 'oneOf', 'const', 'title', 'examples']);
const types: ReadonlySet<string> = new Set(['integer', 'null', 'json']);
/** Looking further tells no more, and the rest of the text is to be read in time. */
const MAX_LITERALS = 10_000;

/** Whether something in a map of parameters exists in the second dialect only. */
export function speaksSecondDialect(map: Literal): boolean {
  const nodes = membersIn(map);
  for (let seen = 0; seen < MAX_LITERALS; seen++) {
    const node = nodes.pop();
    if (!node) return false;
    if (node.kind !== 'object') continue;
    const { byKey } = membersOf(node);
    const type = byKey.get('type')?.value;
    if (type?.kind === 'string' && types.has(type.value)) return true;
    if ([...byKey.keys()].some((key) => keys.has(key))) return true;
    for (const member of membersIn(byKey.get('properties')?.value)) nodes.push(member);
    const items = byKey.get('items')?.value;
    if (items) nodes.push(items);
  }
  return false;
}

function membersIn(map: Literal | undefined): Literal[] {
  return map?.kind === 'object' ? [...membersOf(map).byKey.values()].map(({ value }) => value) : [];
}
