// Two repositories in one window: each is judged by its own configuration.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { waitForDiagnostic, waitForNone, writeOnDisk } from '../driver/editor';
import type { Case } from '../driver/runner';
import { sharedFile } from '../fixture.mjs';

const mismatch = 'status/lifecycle-mismatch';
/** Paths are relative to the first folder. */
const strict = sharedFile;
const lenient = `../lenient/${sharedFile}`;

export const foldersCases: readonly Case[] = [
  {
    name: 'the same file name in two folders gets the verdict of each folder, without being opened',
    async run() {
      assert.equal((await waitForDiagnostic(strict, mismatch)).severity, vscode.DiagnosticSeverity.Error);
      assert.equal((await waitForDiagnostic(lenient, mismatch)).severity, vscode.DiagnosticSeverity.Hint);
    },
  },
  {
    name: 'a change of one configuration leaves the other folder alone',
    async run() {
      writeOnDisk('../lenient/rfc.config.json', JSON.stringify({ rules: { [mismatch]: 'off' } }));
      await waitForNone(lenient, mismatch);
      assert.equal((await waitForDiagnostic(strict, mismatch)).severity, vscode.DiagnosticSeverity.Error);
    },
  },
];
