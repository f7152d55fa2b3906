import type { MessageData } from '../../rule';
import type { ConfigFinding, InvalidMessage } from '../file';
import { findingAt } from '../findings';
import type { Json } from '../json';

/** A JSON Schema node, draft-07; only what the table needs. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What configuration needs to know of a rule; every rule of the registry is one. */
export interface KnownRule {
  readonly id: string;
  readonly summary: string;
  readonly parity: boolean;
}

/** What `prune` needs beside the value. */
export interface PruneContext {
  /** All that the key `rules` may name. */
  readonly ruleNames: ReadonlySet<string>;
  readonly report: (findings: readonly ConfigFinding[]) => void;
}

/**
 * The kind of value a key takes. Values come in layers: the file itself, what it extends, presets. Each layer is pruned
 * of its faults first; what is left of all layers then builds the value, which cannot fail.
 */
export interface Shape<T> {
  /** In the notation of TypeScript, for messages and documentation. */
  readonly type: string;
  /**
   * The value without the parts that are wrong, each reported; `undefined` when nothing of it holds. `path` names it in
   * messages.
   */
  prune(value: Json, path: string, context: PruneContext): Json | undefined;
  /** The value that pruned layers (strongest first) give; `fallback` where they are silent. */
  build(layers: readonly Json[], fallback: T): T;
  /** `defaults` are shown at the keys inside. */
  toSchema(rules: readonly KnownRule[], defaults?: object): JsonSchema;
}

/** The kind of value a list holds, which stands by itself: no other layer adds to it. */
export interface Item<T> {
  readonly type: string;
  prune(value: Json, path: string, context: PruneContext): Json | undefined;
  /** The value of a pruned item; `undefined` only for one that was not pruned. */
  read(value: Json): T | undefined;
  toSchema(rules: readonly KnownRule[]): JsonSchema;
}

/** Reports a value that is not what its key takes; gives nothing, as `prune` does then. */
export function reportInvalid(
  context: PruneContext,
  value: Pick<Json, 'origin'>,
  message: InvalidMessage,
  data: MessageData,
): undefined {
  context.report(findingAt(value.origin, 'config/invalid', message, data));
}
