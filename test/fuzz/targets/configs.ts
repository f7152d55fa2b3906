import assert from 'node:assert/strict';
import path from 'node:path';
import { configSchema } from '../../../server/src/engine';
import { rfc } from '../../support/cli';
import { inOrder, toldByGate, toldByServer } from '../../support/parity';
import { chance, pick, type Random } from '../../support/random';
import { inFolder } from '../folder';
import { anyJson, brokenJson } from '../json';
import { complaintAbout } from '../program';
import { withServer } from '../server';
import { shrinkJson, shrinkText } from '../shrink';
import { defineTarget } from '../target';
import { asRepository, faultyTree, type Texts } from '../trees';

/** A configuration as a value, or as a text that may be none. */
interface ConfigCase {
  readonly texts: Texts;
  readonly config: { readonly value: unknown } | { readonly text: string };
}

const FILE = 'rfc.config.json';

/** In force before the odd one comes. */
const lastGood = '{ "rules": { "status/*": "warning" } }';

/** Whatever lies there as a configuration. */
export const configs = defineTarget<ConfigCase>({
  name: 'configs',
  holds: 'any configuration is problems or exit 2 with a sentence, and in the editor the last good one stays.',
  short: 10,
  generate(random) {
    const value = chance(random, 85) ? changedKeys(random) : anyJson(random);
    const text = brokenJson(random, JSON.stringify(value, undefined, pick(random, [undefined, 2])));
    const { 'rfc.config.jsonc': _, ...texts } = faultyTree(random);
    return { texts, config: chance(random, 75) ? { value } : { text } };
  },
  check: ({ texts, config }) => {
    const text = 'text' in config ? config.text : (JSON.stringify(config.value) ?? '');
    return inFolder(asRepository({ ...texts, [FILE]: text }), async (cwd) => {
      const gate = await rfc(['lint', '--format', 'json', '--allow-empty'], { cwd, withIndex: true });
      const complaint = complaintAbout(gate);
      if (complaint !== undefined) return complaint;
      return gate.code === 2 ? staysGood(gate.stderr, cwd, text) : saysTheSame(cwd);
    });
  },
  async shrink(input, fails) {
    const { texts, config } = input;
    if ('text' in config)
      return { texts, config: { text: await shrinkText(config.text, (text) => fails({ texts, config: { text } })) } };
    return { texts, config: { value: await shrinkJson(config.value, (value) => fails({ texts, config: { value } })) } };
  },
  show: (input) => JSON.stringify(input, undefined, 2),
});

/** What cannot be read at all: one sentence in the gate; a problem in the editor, and everything else as before. */
async function staysGood(stderr: string, folder: string, text: string): Promise<string | undefined> {
  if (!/^[^\n]+[.?]\n$/.test(stderr)) return `not one sentence: ${stderr}`;
  return withServer(folder, async (client) => {
    const file = path.join(folder, FILE);
    await client.write(file, lastGood, 'Changed');
    const before = inOrder(await toldByServer(client));
    await client.write(file, text, 'Changed');
    const after = inOrder(await toldByServer(client));
    assert.ok(
      after.some((each) => each.file === FILE),
      'the configuration has a problem',
    );
    const others = (told: typeof after) => told.filter((each) => each.file !== FILE);
    assert.deepEqual(others(after), others(before), 'the last good configuration stays');
    return undefined;
  });
}

async function saysTheSame(folder: string): Promise<undefined> {
  const gate = (await toldByGate(folder)).filter(({ file }) => !file.endsWith('.ts'));
  const server = await withServer(folder, toldByServer);
  assert.deepEqual(inOrder(server), inOrder(gate), 'gate and server say the same');
}

/** Some keys of a configuration, with values that may be of any kind. */
function changedKeys(random: Random): unknown {
  const config: Record<string, unknown> = {};
  for (let left = 1 + random(4); left > 0; left--) put(config, pick(random, keys), valueFor(random));
  return config;
}

function valueFor(random: Random): unknown {
  if (!chance(random, 20)) return anyJson(random);
  const name = pick(random, ['a', '..', '', 'proposed', 'docs']);
  return [
    { name, label: anyJson(random, 1), required: anyJson(random, 1), from: name, to: anyJson(random, 0), root: name },
  ];
}

function put(config: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    config[first] = value;
    return;
  }
  const inner = config[first];
  const next = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  config[first] = next;
  put(next, rest, value);
}

/** The ways to all keys, as the published schema has them. */
const keys: readonly (readonly string[])[] = keysIn(configSchema());

function keysIn(schema: unknown): string[][] {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    [name],
    ...keysIn(inner).map((way) => [name, ...way]),
  ]);
}
