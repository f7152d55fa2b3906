import * as vscode from 'vscode';
import type { Context } from '../context';
import { describe, offerLog } from '../languageClient';
import { changeClass } from './changeClass';
import { explainFile } from './explainFile';
import { fixWorkspace } from './fixWorkspace';
import { moveRfc } from './moveRfc';
import { newRfc } from './newRfc';
import { normalize } from './normalize';
import { openLog } from './openLog';
import { restartServer } from './restartServer';
import { showRule } from './showRule';

/** Gets the context once and the command's arguments, which may be anything, with each call. */
export type Command = (context: Context) => (...args: readonly unknown[]) => unknown;

/** Every command of the palette, by id. */
export const commands: Readonly<Record<string, Command>> = {
  'rfc.changeClass': changeClass,
  'rfc.explainFile': explainFile,
  'rfc.fixWorkspace': fixWorkspace,
  'rfc.move': moveRfc,
  'rfc.new': newRfc,
  'rfc.normalize': normalize,
  'rfc.openLog': openLog,
  'rfc.restartServer': restartServer,
  'rfc.showRule': showRule,
};

/** Registers all commands. What one throws is logged and told. */
export function registerCommands(context: Context): vscode.Disposable {
  const registered = Object.entries(commands).map(([id, command]) => {
    const run = command(context);
    return vscode.commands.registerCommand(id, async (...args: unknown[]) => {
      try {
        await run(...args);
      } catch (error) {
        context.log.appendLine(`${id} failed: ${describe(error)}`);
        void offerLog(`The command failed: ${error instanceof Error ? error.message : String(error)}.`, context.log);
      }
    });
  });
  return vscode.Disposable.from(...registered);
}
