import type { Files } from '../files';
import { registry } from '../registry';
import { type ProjectReading, readProject as readWithRules } from './read';
import { toJsonSchema } from './shape';
import type { JsonSchema } from './shape/shape';

// The reader and the schema with the rules of this engine. Rules may not come here: the registry is made of them.

/** Reads the configuration file at `path`, its base name in the folder of `files`. Never throws. Spec: config.md §1. */
export function readProject(path: string, files: Files): ProjectReading {
  return readWithRules(path, files, registry);
}

/** The JSON Schema (draft-07) of the configuration file. */
export function configSchema(): JsonSchema {
  return toJsonSchema(registry);
}
