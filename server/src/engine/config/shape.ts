import type { Config } from './config';
import { defaultConfig } from './defaults';
import { presetNames } from './presetNames';
import { entry, type Keys, list, type ObjectShape, object, oneOrList } from './shape/containers';
import { rootKeys } from './shape/keys';
import { choice, type Leaf } from './shape/leaf';
import type { JsonSchema, KnownRule } from './shape/shape';
import { anyText } from './shape/texts';

/** The one table of all keys: what they take, their defaults (`defaultConfig`) and what they are for. */

const version = { shape: choice(1), description: 'Format of this file.' };

/** Everything that one root is configured by. */
export const configShape: ObjectShape<Config> = object<Config>('config', { version, ...rootKeys });

/** An entry of `roots`: a partial configuration that must name its root. */
const rootItem = entry(object<Omit<Config, 'version'>>('config', rootKeys), ['root'], () => defaultConfig);

/** What a configuration file may hold beside the keys of a root. */
interface FileOnly {
  readonly $schema: string;
  readonly extends: string | readonly string[];
  readonly roots: readonly Omit<Config, 'version'>[];
}

/** A preset's name or a path: which one, and whether it leads anywhere, is for the reader to find out. */
const extended: Leaf<string> = { ...anyText, toSchema: () => ({ anyOf: [{ enum: presetNames }, { type: 'string' }] }) };

/** Every root is a walk of its own, over all lists of the file. */
const MAX_ROOTS = 100;

const fileOnlyKeys: Keys<FileOnly> = {
  $schema: { shape: anyText, description: 'Where other editors find the schema of this file; ignored.' },
  extends: {
    shape: oneOrList(extended, list(extended)),
    description: 'What this file builds on: presets (`rfc`, `agent-note`, `none`) and relative files; later ones win.',
  },
  roots: {
    shape: list(rootItem, { distinct: ({ root }) => root, filled: true, limit: MAX_ROOTS }),
    description: 'Several RFC trees: for each its `root` and what is different there; all else is as in the file.',
  },
};

/** A whole configuration file. Spec: config.md §2. */
export const fileShape: ObjectShape<FileOnly & Config> = object<FileOnly & Config>('config', {
  ...fileOnlyKeys,
  version,
  ...rootKeys,
});

/** The JSON Schema (draft-07) of the configuration file, for completion and hover; `rules` says which ids there are. */
export function toJsonSchema(rules: readonly KnownRule[]): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Configuration of RFC Workbench',
    ...fileShape.toSchema(rules, { extends: 'rfc', ...defaultConfig }),
    allowComments: true,
    allowTrailingCommas: true,
  };
}
