// The schemas and values of the benchmark, in each validator's own words.

/** @typedef {import('../../../server/src/engine/schema/index.ts').ParameterSchemaSpec} ParameterSchemaSpec */
/** @typedef {import('../../../server/src/engine/schema/index.ts').ValueSchemaSpec} ValueSchemaSpec */

const kinds = ['file', 'folder', 'link'];

/** The parameters of a tool that takes a list, as ours declares them. @type {ParameterSchemaSpec} */
export const itemsSpec = {
  items: {
    type: 'array',
    required: true,
    items: {
      type: 'object',
      additionalProperties: false,
      properties: {
        path: { type: 'string', required: true },
        kind: { type: 'string', enum: ['file', 'folder', 'link'], required: true },
        size: { type: 'integer', required: true },
        share: { type: 'number' },
        hidden: { type: 'boolean' },
      },
    },
  },
};

/** The same as JSON Schema. */
export const itemsSchema = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          path: { type: 'string' },
          kind: { type: 'string', enum: kinds },
          size: { type: 'integer' },
          share: { type: 'number' },
          hidden: { type: 'boolean' },
        },
        required: ['path', 'kind', 'size'],
      },
    },
  },
  required: ['items'],
};

/** @param {any} zod its module @returns {any} the same as a schema of zod */
export function toZod({ z }) {
  const item = z.strictObject({
    path: z.string(),
    kind: z.enum(kinds),
    size: z.int(),
    share: z.number().optional(),
    hidden: z.boolean().optional(),
  });
  return z.looseObject({ items: z.array(item) });
}

/** @typedef {{ path: unknown, kind: unknown, size: unknown, share: unknown, hidden: unknown }} Item */

/** Two hundred values: forty items of five. @type {{ items: Item[] }} */
export const itemsValue = {
  items: Array.from({ length: 40 }, (_, index) => ({
    path: `src/part-${index}/file.ts`,
    kind: kinds[index % kinds.length],
    size: index * 512,
    share: index / 40,
    hidden: index % 2 === 0,
  })),
};

/** @param {typeof itemsValue} value @returns {{ value: typeof itemsValue, faults: number }} a copy with a wrong type in every item */
export function spoilt({ items }) {
  const wrong = [{ path: 1 }, { size: 'large' }, { hidden: 'yes' }, { share: 'half' }];
  const spoiltItems = items.map((item, index) => ({ ...item, ...wrong[index % wrong.length] }));
  return { value: { items: spoiltItems }, faults: items.length };
}

/** A place in which any JSON value is fine. @type {ValueSchemaSpec} */
export const unchecked = { type: 'json' };

/** @param {number} levels @returns {{ spec: ValueSchemaSpec, value: unknown }} lists in lists, and their declaration */
export function deepValue(levels) {
  /** @type {ValueSchemaSpec} */
  let spec = unchecked;
  /** @type {unknown} */
  let value = {};
  for (let level = 0; level < levels; level++) {
    spec = { type: 'array', items: spec };
    value = [value];
  }
  return { spec, value };
}
