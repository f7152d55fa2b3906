import type { Config } from './config';
import { archiveDefaults, defaultConfig } from './defaults';
import { type Json, toPresetJson } from './json';
import type { PresetName } from './presetNames';

/** A configuration that says only what is different. */
type Partly<T> = { readonly [Key in keyof T]?: T[Key] extends readonly unknown[] ? T[Key] : Partly<T[Key]> };

/** The preset `rfc` is the defaults themselves: it says nothing, and hides what was extended before it. */
const rfc: Partly<Config> = {};

/** Spec: config.md §5. */
const agentNote: Partly<Config> = {
  root: '.agents/notes',
  noun: 'Agent Note',
  title: { prefix: 'Agent Note: ' },
  allow: { root: ['README.md', 'AGENTS.md'] },
  alternatives: {
    grandfather: { comment: '<!-- agent-note-format: alternatives-not-recorded (pre-format Agent Note) -->' },
  },
  legacy: {
    markers: ['XXX: legacy ADR/RFC body format', 'XXX: legacy ADR/Agent Note body format'],
    roots: ['docs/rfc', 'docs/rfcs'],
  },
  index: { mode: 'forbidden' },
  archive: archiveDefaults,
  pairing: {
    required: 'all',
    signature: 3,
    linkPolicy: 'locale',
    switcher: 'header',
    generatedRegions: true,
    recordHeader: withAnchor(defaultConfig.pairing.recordHeader),
  },
  markdown: { anchors: true },
};

/** A base to build on: nothing is prescribed, and every rule that the file does not name is off. */
const none: Partly<Config> = {
  lifecycles: [],
  classes: [],
  index: { mode: 'off' },
  pairing: { enabled: false },
  rules: { '*': 'off' },
};

const presets: Readonly<Record<PresetName, Partly<Config>>> = { rfc, 'agent-note': agentNote, none };

/** What a preset says, as a layer below the files that extend it. */
export function presetLayer(name: PresetName): Json {
  return toPresetJson(presets[name]);
}

function withAnchor(lines: readonly string[]): string[] {
  return lines.map((line, index) => (index === lines.length - 1 ? `${line} {anchor}` : line));
}
