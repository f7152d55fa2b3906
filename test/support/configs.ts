import type { Config } from '../../server/src/engine/config/config';
import { defaultConfig } from '../../server/src/engine/config/defaults';

/** Changes to a configuration, key by key: objects merge, everything else replaces. */
export type ConfigChanges = {
  readonly [Key in keyof Config]?: Config[Key] extends readonly unknown[] ? Config[Key] : Partial<Config[Key]>;
};

/** The default configuration with some keys changed, for tests. */
export function configWith(changes: ConfigChanges = {}): Config {
  return merge(defaultConfig, changes) as Config;
}

function merge(base: unknown, changes: unknown): unknown {
  if (!isPlainObject(base) || !isPlainObject(changes)) return changes;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(changes)) merged[key] = merge(base[key], value);
  return merged;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
