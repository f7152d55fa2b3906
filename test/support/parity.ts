import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticSeverity } from 'vscode-languageserver/node';
import { lintJson } from './cli';
import type { LspClient } from './lspClient';

/** A problem as both surfaces tell of it. */
export interface Told {
  readonly file: string;
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly range: unknown;
  readonly related: unknown;
}

const severities: Readonly<Record<number, string>> = {
  [DiagnosticSeverity.Error]: 'error',
  [DiagnosticSeverity.Warning]: 'warning',
  [DiagnosticSeverity.Information]: 'information',
  [DiagnosticSeverity.Hint]: 'hint',
};

/** What the command line tells about a repository. */
export async function toldByGate(folder: string): Promise<Told[]> {
  const { report } = await lintJson(['--root', folder, '--allow-empty'], { cwd: folder, withIndex: true });
  return report.problems.map(({ file, rule, severity, message, range, related: others = [] }) => {
    // An address of LSP has no slash at the end that would tell a folder from a file.
    const related = others.map((each) => ({ ...each, file: each.file.replace(/\/$/, '') }));
    return { file: shownAt(folder, file), rule, severity, message, range, related };
  });
}

/** What the server of a client tells about its only folder. */
export async function toldByServer(client: LspClient): Promise<Told[]> {
  const { items } = await client.pullWorkspace();
  return items.flatMap((item) => {
    assert.equal(item.kind, 'full');
    return item.items.map(({ code, message, range, relatedInformation = [], severity }) => ({
      file: client.relative(item.uri),
      rule: String(code),
      severity: severities[severity ?? 0] ?? '',
      message,
      range,
      related: relatedInformation.map(({ location, message: note }) => {
        return { file: client.relative(location.uri), range: location.range, message: note };
      }),
    }));
  });
}

/** Where an editor shows a problem of a folder: on the first file inside, else on the root's README, else on the configuration. */
function shownAt(folder: string, file: string): string {
  if (!file.endsWith('/')) return file;
  const inside = readdirSync(path.join(folder, file), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const others = ['docs/rfc/README.md', 'rfc.config.json', 'rfc.config.jsonc'];
  return (
    inside[0] ?? others.find((each) => statSync(path.join(folder, each), { throwIfNoEntry: false })?.isFile()) ?? file
  );
}

/** Sorted in one way, so that what both tell can be compared. */
export function inOrder(told: readonly Told[]): Told[] {
  const key = ({ file, range, rule, message }: Told) => JSON.stringify([file, range, rule, message]);
  return told.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
