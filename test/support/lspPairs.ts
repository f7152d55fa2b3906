import path from 'node:path';
import { defaultConfig } from '../../server/src/engine/config/defaults';
import { gitHash } from './archived';
import { authoringCapabilities } from './authoring';
import type { temporaryFolder } from './folders';
import { LspClient, uriOf } from './lspClient';
import { noIndex } from './lspTexts';
import { canonicalRecord } from './pairs';

/** The three files of the pair that the tests of the server work on. */
export const guide = {
  anchor: 'docs/guide.md',
  counterpart: 'docs/guide.zh.md',
  record: 'docs/guide.i18n.yaml',
} as const;

/** Sides that say the same. */
export const english = '# Guide\n\nEnglish | [中文](guide.zh.md)\n\nText.\n\n## Ports\n\n- one\n- two\n';
export const chinese = '# 指南\n\n[English](guide.md) | 中文\n\n正文。\n\n## 端口\n\n- 一\n- 二\n';

/** The record of two texts, byte for byte as the product writes it. */
export function recordOf(anchor: string, counterpart: string): string {
  const paths = [guide.anchor, guide.counterpart, guide.record] as const;
  return canonicalRecord(defaultConfig, paths, [gitHash(anchor), gitHash(counterpart)]);
}

/** A pair that is in step. */
export const wholePair = {
  [guide.anchor]: english,
  [guide.counterpart]: chinese,
  [guide.record]: recordOf(english, chinese),
};

/** The commands about pairs that a client has. */
export const pairAbilities = {
  pairs: true,
  commands: ['rfc.comparePair', 'rfc.confirmPair', 'rfc.openCounterpart', 'rfc.createCounterpart'],
};

/** A client on a new folder, and what leads to a file of the pair in it. */
export async function startWithPair(files: Parameters<typeof temporaryFolder>[0], options: object = {}) {
  const { client, folder } = await LspClient.inFolder(
    { '.git/': '', ...noIndex, ...files },
    { capabilities: authoringCapabilities, initializationOptions: pairAbilities, ...options },
  );
  const at = (part: keyof typeof guide) => path.join(folder, guide[part]);
  return { client, folder, at, uri: (part: keyof typeof guide) => uriOf(at(part)) };
}
