import fc from 'fast-check';

type Node = Readonly<Record<string, unknown>>;
type Members = Readonly<Record<string, Node>>;

const names = ['a', 'b', 'count', 'two words', 'a.b', '2', 'snake_case'];

/** Numbers that JSON has. */
const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
const integers = fc.integer({ min: -1000, max: 1000 }).map((value) => (value === 0 ? 0 : value));
const strings = fc.string({ maxLength: 5 });

/** Any JSON of modest size. */
export const jsonValues: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constant(null),
    fc.boolean(),
    numbers,
    strings,
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'a b'), tie('value'), { maxKeys: 2 }),
  ),
})).value;

const scalarValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: strings,
  number: numbers,
  integer: integers,
  boolean: fc.boolean(),
};

/** A scalar that says only its type, or lists what it may be, or what it is. */
const scalars: fc.Arbitrary<Node> = fc
  .constantFrom('string', 'number', 'integer', 'boolean', 'null')
  .chain((type): fc.Arbitrary<Node> => {
    const values = scalarValues[type];
    if (values === undefined) return fc.constant({ type });
    const listed = fc.array(values, { minLength: 1, maxLength: 3 });
    return fc.oneof(
      fc.constant({ type }),
      listed.map((list) => ({ type, enum: list })),
      listed.map((list) => ({ type, enum: list, const: list[0] })),
      values.map((value) => ({ type, const: value })),
    );
  });

/** Nodes of the second dialect, containers up to `depth` levels deep; the branches of a union exclude one another. */
function nodes(depth: number): fc.Arbitrary<Node> {
  if (depth === 0) return fc.oneof(scalars, fc.constant<Node>({ type: 'json' }));
  const below = nodes(depth - 1);
  const objects = fc
    .record({ additionalProperties: fc.boolean(), properties: members(below, 3) })
    .map((rest) => ({ type: 'object', ...rest }));
  const arrays = fc.oneof(
    fc.constant({ type: 'array' }),
    below.map((items) => ({ type: 'array', items })),
  );
  const unions = fc
    .tuple(arrays, objects, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }))
    .map(([array, object, chosen]) => {
      const branches = [{ type: 'null' }, { type: 'string' }, array, object];
      return { oneOf: chosen.map((index) => branches[index]) };
    });
  return fc.oneof(scalars, objects, arrays, unions, fc.constant({ type: 'json' }));
}

function members(node: fc.Arbitrary<Node>, max: number): fc.Arbitrary<Members> {
  const member = fc.tuple(node, fc.boolean()).map(([each, needed]) => (needed ? { ...each, required: true } : each));
  return fc.dictionary(fc.constantFrom(...names), member, { maxKeys: max, noNullPrototype: true });
}

/** Nodes of the second dialect. */
export const valueSpecs: fc.Arbitrary<Node> = nodes(3);

/** Parameters of the second dialect. */
export const parameterSpecs: fc.Arbitrary<Members> = members(nodes(3), 4);

/** Arguments that fit the parameters, without undeclared ones. */
export function samplesOf(spec: Members): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const parts = Object.entries(spec).map(([key, node]) => {
    const value = valueSamples(node).map((each) => [[key, each]] as const);
    return node.required === true ? value : fc.oneof(value, fc.constant([]));
  });
  return fc.tuple(...parts).map((entries) => Object.fromEntries(entries.flat()));
}

/** Values that fit a node. */
export function valueSamples(node: Node): fc.Arbitrary<unknown> {
  if (Array.isArray(node.oneOf)) return fc.oneof(...node.oneOf.map(valueSamples));
  if ('const' in node) return fc.constant(node.const);
  if (Array.isArray(node.enum)) return fc.constantFrom(...node.enum);
  switch (node.type) {
    case 'array':
      return fc.array(node.items ? valueSamples(node.items as Node) : jsonValues, { maxLength: 3 });
    case 'object':
      return objectSamples(node);
    case 'json':
      return jsonValues;
    default:
      return scalarValues[String(node.type)] ?? fc.constant(null);
  }
}

function objectSamples(node: Node): fc.Arbitrary<unknown> {
  const declared = samplesOf((node.properties ?? {}) as Members);
  if (node.additionalProperties !== true) return declared;
  const extra = fc.dictionary(fc.constantFrom('extra', 'more'), jsonValues, { maxKeys: 1 });
  return fc.tuple(declared, extra).map(([own, others]) => ({ ...own, ...others }));
}

/** A value with one fault, the violation that has to name it, and whether types can tell. */
export interface Corruption {
  readonly value: unknown;
  readonly violation: string;
  readonly seenByTypes: boolean;
}

/** The ways to spoil arguments that fit, each in one place; inside of unions nothing is changed. */
export function corruptions(spec: Members, args: unknown): Corruption[] {
  return corruptMembers(spec, args as Readonly<Record<string, unknown>>, '', (value) => value);
}

/** Puts a changed part in its place. */
type Rebuild = (part: unknown) => unknown;

function corruptMembers(
  spec: Members,
  value: Readonly<Record<string, unknown>>,
  above: string,
  rebuild: Rebuild,
): Corruption[] {
  return Object.entries(spec).flatMap(([key, node]) => {
    const place = above === '' ? key : `${above}.${key}`;
    const { [key]: member, ...others } = value;
    const put: Rebuild = (part) => rebuild({ ...value, [key]: part });
    const found = Object.hasOwn(value, key) ? corrupt(node, member, place, put) : [];
    if (node.required !== true) return found;
    return [{ value: rebuild(others), violation: `missing ${place}`, seenByTypes: true }, ...found];
  });
}

function corrupt(node: Node, value: unknown, place: string, put: Rebuild): Corruption[] {
  const spoil = (part: unknown, kind: string, seenByTypes = true): Corruption => ({
    value: put(part),
    violation: `${kind} ${place}`,
    seenByTypes,
  });
  if (node.oneOf) return [spoil(7, 'one-of:0')];
  switch (node.type) {
    case 'json':
      return [];
    case 'array':
      return [spoil({}, 'not-array'), ...corruptItems(node, value as readonly unknown[], place, put)];
    case 'object':
      return [spoil([], 'not-object'), ...corruptObject(node, value as Readonly<Record<string, unknown>>, place, put)];
    case 'integer':
      return [spoil(1.5, 'not-integer', 'enum' in node || 'const' in node), spoil('7', 'not-integer')];
    default:
      return [...spoilLiterals(node, spoil), spoil(node.type === 'string' ? 7 : 'seven', `not-${node.type}`)];
  }
}

function spoilLiterals(node: Node, spoil: (part: unknown, kind: string) => Corruption): Corruption[] {
  if (node.type !== 'string') return [];
  if (Array.isArray(node.enum)) return [spoil('no such entry', 'not-in-enum')];
  return 'const' in node ? [spoil('no such value', 'not-const')] : [];
}

function corruptItems(node: Node, items: readonly unknown[], place: string, put: Rebuild): Corruption[] {
  if (!node.items) return [];
  return items.flatMap((item, index) =>
    corrupt(node.items as Node, item, `${place}[${index}]`, (part) => put(items.with(index, part))),
  );
}

function corruptObject(
  node: Node,
  value: Readonly<Record<string, unknown>>,
  place: string,
  put: Rebuild,
): Corruption[] {
  const below = corruptMembers((node.properties ?? {}) as Members, value, place, put);
  if (node.additionalProperties !== false) return below;
  return [{ value: put({ ...value, stray: 1 }), violation: `undeclared ${place}.stray`, seenByTypes: true }, ...below];
}
