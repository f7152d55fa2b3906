import type { Content, Files } from '../files';
import type { FindingMessages } from './file';
import { findingAt } from './findings';
import { isSyntaxFault, type Json, type JsonObject, type Origin, parseJson, showJson, stringOf } from './json';
import { findWinner } from './layers';
import { resolvePath } from './paths';
import { type PresetName, presetNames } from './presetNames';
import { presetLayer } from './presets';
import { fileShape } from './shape';
import { type PruneContext, reportInvalid } from './shape/shape';

/** What a configuration file and all it extends come to. */
export interface Extended {
  /** Strongest first, each without its faults. */
  readonly layers: readonly Json[];
  /** The paths of the extended files, read or not: when one changes, so may the configuration. */
  readonly extended: readonly string[];
  /** An extended file does not parse. */
  readonly broken: boolean;
}

/** How many files may extend one another in a row; nobody needs more, and following them recurses. */
const MAX_CHAIN = 100;

/** As large as a configuration file may be, in bytes; a thousand times what people write. */
export const MAX_CONFIG_SIZE = 1_048_576;

/** Follows `extends` of the configuration file at `path`. Spec: config.md §1. */
export function extendFile(path: string, root: JsonObject, files: Files, context: PruneContext): Extended {
  const walk = new Walk(files, context);
  walk.enter(root, [path]);
  return { layers: walk.layers, extended: [...walk.visited], broken: walk.broken };
}

/**
 * Collects layers from the strongest down: a file, then what it extends from last to first. So whatever is met a second
 * time has been said already by something stronger, and is passed over.
 */
class Walk {
  readonly layers: Json[] = [];
  readonly visited = new Set<string>();
  broken = false;
  /** The preset `rfc` hides all that comes below it; that is still read, for its faults. */
  #hidden = false;

  constructor(
    private readonly files: Files,
    private readonly context: PruneContext,
  ) {}

  /** `trail`: the paths from the project's own file to this one. */
  enter(file: JsonObject, trail: readonly string[]): void {
    const layer = fileShape.prune(file, '', this.context);
    if (!layer) return;
    this.#add(layer);
    for (const entry of entriesOf(layer).toReversed()) this.#follow(entry, trail);
  }

  #add(layer: Json): void {
    if (!this.#hidden) this.layers.push(layer);
  }

  #follow(entry: Json, trail: readonly string[]): void {
    const name = stringOf(entry) ?? '';
    const preset = presetNames.find((each) => each === name);
    if (preset) {
      this.#addPreset(preset);
      return;
    }
    const path = resolvePath(trail[trail.length - 1] ?? '', name);
    if (path !== undefined) this.#followFile(entry, path, trail);
    else if (looksLikePath(name))
      reportInvalid(this.context, entry, 'path', { key: 'extends', found: showJson(entry) });
    else this.#report(entry.origin, 'preset', { found: name, presets: presetList });
  }

  #addPreset(name: PresetName): void {
    this.#add(presetLayer(name));
    if (name === 'rfc') this.#hidden = true;
  }

  #followFile(entry: Json, path: string, trail: readonly string[]): void {
    if (trail.includes(path)) {
      this.#report(entry.origin, 'cycle', {
        found: path,
        cycle: [...trail.slice(trail.indexOf(path)), path].join(' → '),
      });
      return;
    }
    if (this.visited.has(path)) return;
    this.visited.add(path);
    if (trail.length > MAX_CHAIN) {
      this.#report(entry.origin, 'deep', { found: path, limit: MAX_CHAIN });
      return;
    }
    const content = this.files.read(path, MAX_CONFIG_SIZE);
    if (content.kind === 'text') this.#enterText(content.text, entry.origin, path, trail);
    else this.#reportUnread(entry, path, content);
  }

  #enterText(text: string, from: Origin | undefined, path: string, trail: readonly string[]): void {
    const origin = { span: from?.span ?? { start: 0, end: 0 }, file: path };
    const parsed = parseJson(text, () => origin);
    if (!isSyntaxFault(parsed) && parsed.kind === 'object') {
      this.enter(parsed, [...trail, path]);
      return;
    }
    this.broken = true;
    const fault = isSyntaxFault(parsed) ? parsed : { message: 'root' as const, data: { found: showJson(parsed) } };
    this.context.report(findingAt(origin, 'config/syntax', fault.message, fault.data));
  }

  #reportUnread(entry: Json, path: string, content: Exclude<Content, { kind: 'text' }>): void {
    const reason = content.kind === 'unreadable' ? content.reason : content.kind;
    if (reason !== 'vanished') this.#report(entry.origin, 'unread', { found: path, reason });
    else if (looksLikePath(path)) this.#report(entry.origin, 'missing', { found: path });
    else this.#report(entry.origin, 'preset', { found: path, presets: presetList });
  }

  #report(
    origin: Origin | undefined,
    message: FindingMessages['config/extends'],
    data: Readonly<Record<string, string | number>>,
  ): void {
    this.context.report(findingAt(origin, 'config/extends', message, data));
  }
}

const presetList = presetNames.map((name) => `\`${name}\``).join(', ');

/** A bare word is more likely a misspelt preset than a file. */
function looksLikePath(name: string): boolean {
  return /[\\/:]|^\.|\.jsonc?$/i.test(name);
}

function entriesOf(layer: Json): readonly Json[] {
  const value = findWinner([layer], ['extends'])?.value;
  if (!value) return [];
  return value.kind === 'array' ? value.items : [value];
}
