// S8: the schema library against validators that compile to code, that close over their parts, and that interpret.
import { pathToFileURL } from 'node:url';
import { SetupError } from '../../process.mjs';
import { timeInTurn } from '../measure.mjs';
import { deepValue, itemsSchema, itemsSpec, itemsValue, spoilt, toZod, unchecked } from '../schemaCases.mjs';

/** @typedef {import('../setting.mjs').Setting} Setting */
/** @typedef {import('../measure.mjs').Finding} Finding */
/** @typedef {typeof import('../../../../server/src/engine/schema/index.ts')} Library */

/** How long a bundle of calls takes about, in milliseconds: one alone is over too soon to time. */
const BUNDLE = 60;

/** @param {Setting} setting @returns {Promise<Finding[]>} */
export async function schemas(setting) {
  /** @type {Library} */
  const library = await import(pathToFileURL((await setting.product()).library).href);
  const { Ajv } = await (await setting.peer('ajv')).load('ajv');
  const zod = await (await setting.peer('zod')).load('zod');
  const { Validator } = await (await setting.peer('cfworker')).load('@cfworker/json-schema');
  const { rounds } = setting;
  return [
    ...validTargets(library, { Ajv, zod, rounds }),
    ...invalidTargets(library, { Ajv, rounds }),
    ...compileTargets(library, { Ajv, Validator, rounds }),
    ...depthTargets(library, rounds),
  ];
}

/** @typedef {{ Ajv: any, rounds: number }} WithAjv */

/** @param {Library} library @param {WithAjv & { zod: any }} peers @returns {Finding[]} */
function validTargets(library, { Ajv, zod, rounds }) {
  const schema = library.parameterSchemaSpecToJsonSchema(itemsSpec);
  const [ajv, checked] = [new Ajv().compile(itemsSchema), toZod(zod)];
  const rates = ratesOf(rounds, {
    own: expecting(0, () => library.validateJsonSchemaValue(schema, itemsValue).length),
    zod: expecting(true, () => checked.safeParse(itemsValue).success),
    ajv: expecting(true, () => ajv(itemsValue)),
  });
  const what = '200 values, valid';
  return [
    toFinding(what, rates.own, 'zod', rates.zod, 1.2),
    toFinding(what, rates.own, 'Ajv, compiled', rates.ajv, 1 / 15),
  ];
}

/** @param {Library} library @param {WithAjv} peers @returns {Finding[]} */
function invalidTargets(library, { Ajv, rounds }) {
  const schema = library.parameterSchemaSpecToJsonSchema(itemsSpec);
  const ajv = new Ajv({ allErrors: true }).compile(itemsSchema);
  const { value, faults } = spoilt(itemsValue);
  const rates = ratesOf(rounds, {
    own: expecting(faults, () => library.inspectJsonSchemaValue(schema, value).length),
    ajv: expecting(faults, () => (ajv(value) ? 0 : ajv.errors.length)),
  });
  return [toFinding(`200 values, ${faults} of them wrong`, rates.own, 'Ajv, all errors', rates.ajv, 1 / 10)];
}

/** @param {Library} library @param {WithAjv & { Validator: any }} peers @returns {Finding[]} */
function compileTargets(library, { Ajv, Validator, rounds }) {
  const ajv = new Ajv();
  const rates = ratesOf(rounds, {
    once: expecting(0, () => {
      const schema = library.parameterSchemaSpecToJsonSchema(itemsSpec);
      return library.validateJsonSchemaValue(schema, itemsValue).length;
    }),
    cfworker: expecting(true, () => new Validator({ ...itemsSchema }).validate(itemsValue).valid),
    own: expecting('object', () => library.parameterSchemaSpecToJsonSchema(itemsSpec).type),
    ajv: expecting('function', () => typeof ajv.compile({ ...itemsSchema })), // a copy, as it knows what it has compiled
  });
  return [
    toFinding('compile and validate once', rates.once, '@cfworker/json-schema', rates.cfworker, 4),
    toFinding('compile', rates.own, 'Ajv', rates.ajv, 200),
  ];
}

/**
 * Ten times the depth may cost ten times as much, and half of that again for what the machine does meanwhile.
 * @param {Library} library
 * @param {number} rounds
 * @returns {Finding[]}
 */
function depthTargets(library, rounds) {
  const [shallow, deep] = [deepValue(1_000), deepValue(10_000)];
  const finding = (/** @type {string} */ what, /** @type {(each: typeof deep) => number} */ work) => {
    const times = timeInTurn(rounds, {
      shallow: () => expecting(0, () => work(shallow))(10),
      deep: () => expecting(0, () => work(deep))(1),
    });
    const reference = { name: '1,000 levels, ten times', values: times.shallow };
    return { row: 'S8', what, unit: 'ms', measured: times.deep, reference, target: { most: 1.5 } };
  };
  return [
    finding('10,000 levels deep, declared: compile and validate', ({ spec, value }) => {
      const schema = library.valueSchemaSpecToJsonSchema(spec);
      return library.validateJsonSchemaValue(schema, value).length;
    }),
    finding('10,000 levels deep, in a place for any value', ({ value }) => {
      return library.validateJsonSchemaValue(library.valueSchemaSpecToJsonSchema(unchecked), value).length;
    }),
  ];
}

/**
 * @param {unknown} expected
 * @param {() => unknown} call
 * @returns {(times: number) => void} calls that often; throws a `SetupError` when the answer is another one
 */
function expecting(expected, call) {
  return (times) => {
    for (let index = 0; index < times; index++) {
      const answer = call();
      if (answer !== expected) throw new SetupError(`A validator answers ${answer} instead of ${expected}.`);
    }
  };
}

/**
 * @template {string} Name
 * @param {number} rounds
 * @param {Readonly<Record<Name, (times: number) => void>>} works
 * @returns {Record<Name, number[]>} calls per second, one figure of each round
 */
function ratesOf(rounds, works) {
  const names = /** @type {Name[]} */ (Object.keys(works));
  const sizes = Object.fromEntries(names.map((name) => [name, bundleSize(works[name])]));
  const bundles = Object.fromEntries(names.map((name) => [name, () => works[name](sizes[name] ?? 1)]));
  const times = timeInTurn(rounds, bundles);
  const rates = names.map((name) => [name, times[name]?.map((time) => ((sizes[name] ?? 1) / time) * 1000)]);
  return /** @type {Record<Name, number[]>} */ (Object.fromEntries(rates));
}

/** @param {(times: number) => void} work @returns {number} how many calls make a bundle; finding out warms up, too */
function bundleSize(work) {
  let size = 1;
  for (;;) {
    const start = performance.now();
    work(size);
    if (performance.now() - start > BUNDLE) return size;
    size *= 2;
  }
}

/**
 * @param {string} what
 * @param {readonly number[]} measured
 * @param {string} name
 * @param {readonly number[]} values
 * @param {number} least
 * @returns {Finding}
 */
function toFinding(what, measured, name, values, least) {
  return { row: 'S8', what, unit: '/s', measured, reference: { name, values }, target: { least } };
}
