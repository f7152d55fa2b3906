import type { MessageData } from '../../rule';
import type { InvalidMessage } from '../file';
import { type Json, showJson } from '../json';
import { type JsonSchema, reportInvalid, type Shape } from './shape';

/** What a leaf makes of a value: the typed value, or the message of `config/invalid` that says what is wrong. */
export type Reading<T> = { readonly value: T } | { readonly fault: InvalidMessage; readonly data?: MessageData };

/** A value that is replaced as a whole; it can be the item of a list, too. */
export interface Leaf<T> extends Shape<T> {
  readonly schema: JsonSchema;
  judge(value: Json): Reading<T>;
  read(value: Json): T | undefined;
}

/** Makes a leaf from its judgement alone. */
export function leaf<T>(type: string, schema: JsonSchema, judge: (value: Json) => Reading<T>): Leaf<T> {
  const read = (value: Json) => {
    const reading = judge(value);
    return 'value' in reading ? reading.value : undefined;
  };
  return {
    type,
    schema,
    judge,
    read,
    prune(value, path, context) {
      const reading = judge(value);
      if ('value' in reading) return value;
      reportInvalid(context, value, reading.fault, { key: path, found: showJson(value), type, ...reading.data });
      return undefined;
    },
    build(layers, fallback) {
      const [top] = layers;
      const reading = top && judge(top);
      return reading && 'value' in reading ? reading.value : fallback;
    },
    toSchema: () => schema,
  };
}

/** A leaf that reads strings; `type` is its name in messages. */
export function text(type: string, judge: (value: string) => Reading<string>, schema: JsonSchema = {}): Leaf<string> {
  return leaf(type, { type: 'string', ...schema }, (value) => {
    const isText = value.kind === 'scalar' && typeof value.value === 'string';
    return isText ? judge(String(value.value)) : { fault: 'type' };
  });
}

/** One of a closed set of values. */
export function choice<const T extends string | number>(...choices: readonly T[]): Leaf<T> {
  const type = choices.map((each) => JSON.stringify(each)).join(' | ');
  return leaf<T>(type, { enum: choices }, (value) => {
    const found = value.kind === 'scalar' ? choices.find((each) => each === value.value) : undefined;
    return found === undefined ? { fault: 'choice', data: { choices: quoted(choices) } } : { value: found };
  });
}

function quoted(choices: readonly (string | number)[]): string {
  return choices.map((each) => `\`${JSON.stringify(each)}\``).join(', ');
}

export const flag: Leaf<boolean> = leaf('boolean', { type: 'boolean' }, (value) =>
  value.kind === 'scalar' && typeof value.value === 'boolean' ? { value: value.value } : { fault: 'type' },
);

/** A whole number above zero. */
export const count: Leaf<number> = leaf('integer > 0', { type: 'integer', minimum: 1 }, (value) => {
  const number = value.kind === 'scalar' ? value.value : undefined;
  const fits = typeof number === 'number' && Number.isSafeInteger(number) && number > 0;
  return fits ? { value: number } : { fault: 'type' };
});

/** The leaf's values, and `null` as a value of its own rather than as a reset. */
export function nullable<T>(inner: Leaf<T>): Leaf<T | null> {
  const schema = orNull(inner.schema);
  return leaf<T | null>(`${inner.type} | null`, schema, (value) =>
    value.kind === 'scalar' && value.value === null ? { value: null } : inner.judge(value),
  );
}

/** The schema with `null` allowed: nearly every key takes it, if only to be reset. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.enum))
    return { ...schema, enum: [...schema.enum, ...(schema.enum.includes(null) ? [] : [null])] };
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  if (Array.isArray(schema.anyOf)) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  return schema;
}
