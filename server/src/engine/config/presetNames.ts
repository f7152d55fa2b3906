/** What `extends` may name beside files. Spec: config.md §2. */
export const presetNames = ['rfc', 'agent-note', 'none'] as const;

export type PresetName = (typeof presetNames)[number];
