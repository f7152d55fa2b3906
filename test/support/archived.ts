import { createHash } from 'node:crypto';
import { defaultConfig } from '../../server/src/engine/config/defaults';
import type { MemoryEntry } from './memoryFiles';

/** The object name that git gives to a text. */
export function gitHash(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex');
}

/** The SHA-256 of a text, as a manifest has it. */
export function sealOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** The texts of an archived pair. */
export interface ArchivedPair {
  readonly anchor: string;
  readonly counterpart: string;
  readonly record: string;
}

/** A pair without a fault whose anchor is called `base`, archived on 2026-06-30. */
export function archivedPair(base = '2026-03-02-tickets.md', prefix = 'RFC: '): ArchivedPair {
  const other = base.replace(/\.md$/, '.zh.md');
  const head = (title: string, switcher: string) =>
    `# ${prefix}${title}\n\nStatus: implemented\nArchived: 2026-06-30\n\n${switcher}\n`;
  const anchor = `${head('Paper tickets', `English | [中文](${other})`)}\n## Problem\n\nQueues at the gate.\n`;
  const counterpart = `${head('纸质门票', `[English](${base}) | 中文`)}\n## 问题\n\n入口排起长队。\n`;
  return { anchor, counterpart, record: recordOf(base, anchor, counterpart) };
}

/** The record of a pair as it is, with a comment for a header. */
export function recordOf(base: string, anchor: string, counterpart: string): string {
  const other = base.replace(/\.md$/, '.zh.md');
  return `# Confirmed to agree.\n${base}: ${gitHash(anchor)}\n${other}: ${gitHash(counterpart)}\n`;
}

/** The files of a pair by path, its anchor lying at `path`. */
export function filesOfPair(path: string, pair: ArchivedPair): Record<string, string> {
  const stem = path.replace(/\.md$/, '');
  return { [path]: pair.anchor, [`${stem}.zh.md`]: pair.counterpart, [`${stem}.i18n.yaml`]: pair.record };
}

/** A manifest that seals these files, by path relative to the archive. */
export function manifestOf(files: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const seals = Object.fromEntries(sorted.map(([path, text]) => [path, sealOf(text)]));
  return `${JSON.stringify({ version: 1, files: seals }, undefined, 2)}\n`;
}

/** An archive in which these files (by path relative to it) are sealed; `changes` come over it, `null` takes out. */
export function archiveWith(
  files: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, MemoryEntry | null>> = {},
  folder = 'docs/rfc/archived',
): Record<string, MemoryEntry> {
  const classes = defaultConfig.classes.map(({ name }) => [`${name}/`, { kind: 'folder' }] as const);
  const all: Record<string, MemoryEntry | null> = {
    'AGENTS.md': '# Sealed\n',
    ...Object.fromEntries(classes),
    ...files,
    'manifest.json': manifestOf(files),
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([path, entry]) => (entry === null ? [] : [[`${folder}/${path}`, entry]])),
  );
}

/** Entries of texts and folders as `temporaryFolder` takes them. */
export function onDisk(entries: Readonly<Record<string, MemoryEntry>>): Record<string, string> {
  const texts = Object.entries(entries).map(([path, entry]) => [path, typeof entry === 'string' ? entry : ''] as const);
  return Object.fromEntries(texts);
}
