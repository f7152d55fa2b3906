import type { Span } from '../text/span';

/** How loudly a problem is reported. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';
export type SeverityOrOff = Severity | 'off';

/**
 * The resolved configuration of one RFC root: every key present, presets and `extends` merged, values checked.
 * Paths are relative to the folder of the configuration file, with `/`. Spec: config.md §2; what each key is
 * for stands in `shape.ts`, the defaults in `defaults.ts`.
 */
export interface Config {
  readonly version: 1;
  readonly root: string;
  readonly noun: string;
  readonly title: { readonly prefix: string; readonly stripInIndex: boolean };
  readonly lifecycles: readonly Lifecycle[];
  readonly classes: readonly ClassEntry[];
  readonly filename: string;
  readonly topic: 'any' | 'kebab';
  readonly allow: {
    readonly lifecycleRoot: readonly string[];
    readonly root: readonly string[];
    readonly folders: readonly string[];
  };
  readonly header: { readonly blankLines: boolean };
  readonly status: { readonly key: string; readonly unique: boolean; readonly separator: string };
  readonly sections: {
    readonly opener: string | null;
    readonly aliases: Readonly<Record<string, readonly string[]>>;
    readonly level: 2 | 3 | 4 | 5 | 6;
  };
  readonly alternatives: {
    readonly heading: string | null;
    readonly grandfather: { readonly comment: string | null; readonly before: string | null };
  };
  readonly legacy: { readonly markers: readonly string[]; readonly roots: readonly string[] };
  readonly moves: readonly Move[];
  readonly index: {
    readonly mode: 'generated' | 'off' | 'forbidden';
    readonly file: string;
    readonly heading: string;
    readonly banner: string;
    readonly columns: readonly [string, string];
    readonly readme: string | null;
  };
  readonly pairing: Pairing;
  readonly archive: Archive | null;
  readonly markdown: { readonly scope: readonly string[]; readonly anchors: boolean };
  readonly schema: {
    readonly dialect: 'auto' | 'v1' | 'v2';
    readonly defineCalls: readonly string[];
    readonly files: readonly string[];
    readonly pointers: readonly string[];
    readonly sources: readonly string[];
    readonly profiles: readonly SchemaProfile[];
  };
  readonly templates: string | null;
  readonly limits: { readonly fileSize: number };
  readonly zh: {
    readonly enabled: boolean;
    readonly properNouns: readonly string[];
    readonly terminology: string | null;
    /** No key: what the table at `terminology` says, read together with the configuration. */
    readonly terms?: readonly Term[];
  };
  /** Rule id, `namespace/*` or (from the preset `none`) `*` to severity. */
  readonly rules: Readonly<Record<string, SeverityOrOff>>;
  readonly ignore: readonly string[];
  readonly compat: { readonly reference: boolean };
}

/** A row of the project's table of terms. */
export interface Term {
  /** As the first language has it. */
  readonly source: string;
  /** As the second language has it, the usual way first; at least one. */
  readonly targets: readonly string[];
  /** As the second language must not have it. */
  readonly forbidden: readonly string[];
  /** Of the row in the table's file. */
  readonly span: Span;
}

/** One stage in the life of an RFC. Spec: config.md §2.1. */
export interface Lifecycle {
  readonly name: string;
  readonly label: string;
  readonly status: { readonly token: string; readonly reason: 'none' | 'optional' | 'required' };
  readonly required: readonly string[];
  readonly banned: readonly string[];
  readonly order: readonly string[];
  readonly frozen: boolean;
}

export interface ClassEntry {
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

/** A permitted lifecycle move. Spec: config.md §2, rfc-format.md §7. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly rename: Readonly<Record<string, string>>;
  readonly prompt?: 'reason';
  readonly frozen: boolean;
}

export interface Pairing {
  readonly enabled: boolean;
  readonly counterpartSuffix: string;
  readonly recordSuffix: string;
  /** Anchor's language first. */
  readonly languages: readonly [Language, Language];
  readonly scope: readonly string[];
  readonly required: 'all' | readonly string[];
  readonly requiredSince: string | null;
  readonly excluded: readonly string[];
  readonly signature: 1 | 2 | 3;
  readonly linkPolicy: 'same-target' | 'locale';
  readonly switcher: 'anywhere' | 'header';
  readonly switcherBaseUrl: string | null;
  readonly switcherExempt: readonly string[];
  readonly recordHeader: readonly string[];
  readonly generatedRegions: boolean;
  readonly storeBlobs: boolean;
}

export interface Language {
  readonly label: string;
  readonly tag: string;
}

/** Spec: config.md §2.3. */
export interface Archive {
  readonly folder: string;
  readonly from: string;
  readonly line: string;
  readonly triplet: boolean;
  readonly manifest: string;
  readonly appendOnly: string;
  readonly rootFiles: readonly string[];
}

export type SchemaProfile = 'openai-strict' | 'anthropic' | 'gemini' | 'vscode';
