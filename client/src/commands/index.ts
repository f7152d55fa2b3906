import * as vscode from 'vscode';
import type { Context } from '../context';
import { t } from '../l10n';
import { describe, offerLog } from '../languageClient';
import { changeClass } from './changeClass';
import { clearIndexFilter } from './clearIndexFilter';
import { comparePair } from './comparePair';
import { confirmPair } from './confirmPair';
import { copyLink } from './copyLink';
import { createCounterpart } from './createCounterpart';
import { explainFile } from './explainFile';
import { filterIndex } from './filterIndex';
import { fixWorkspace } from './fixWorkspace';
import { generateIndex } from './generateIndex';
import { moveRfc } from './moveRfc';
import { narrowIndex } from './narrowIndex';
import { newRfc } from './newRfc';
import { normalize } from './normalize';
import { openBothLanguages } from './openBothLanguages';
import { openCounterpart, openCounterpartToSide } from './openCounterpart';
import { openLog } from './openLog';
import { previewIndex } from './previewIndex';
import { previewPair } from './previewPair';
import { previewSchema } from './previewSchema';
import { restartServer } from './restartServer';
import { revealInExplorer } from './revealInExplorer';
import { setUp } from './setUp';
import { showBacklinks } from './showBacklinks';
import { showRule } from './showRule';
import { sortIndex } from './sortIndex';
import { tryArguments } from './tryArguments';

/** Gets the context once and the command's arguments, which may be anything, with each call. */
export type Command = (context: Context) => (...args: readonly unknown[]) => unknown;

/** Every command of the palette, by id. */
export const commands: Readonly<Record<string, Command>> = {
  'rfc.changeClass': changeClass,
  'rfc.clearIndexFilter': clearIndexFilter,
  'rfc.comparePair': comparePair,
  'rfc.confirmPair': confirmPair,
  'rfc.copyLink': copyLink,
  'rfc.createCounterpart': createCounterpart,
  'rfc.explainFile': explainFile,
  'rfc.filterIndex': filterIndex,
  'rfc.fixWorkspace': fixWorkspace,
  'rfc.generateIndex': generateIndex,
  'rfc.move': moveRfc,
  'rfc.narrowIndex': narrowIndex,
  'rfc.new': newRfc,
  'rfc.normalize': normalize,
  'rfc.openBothLanguages': openBothLanguages,
  'rfc.openCounterpart': openCounterpart,
  'rfc.openCounterpartToSide': openCounterpartToSide,
  'rfc.openLog': openLog,
  'rfc.previewIndex': previewIndex,
  'rfc.previewPair': previewPair,
  'rfc.previewSchema': previewSchema,
  'rfc.restartServer': restartServer,
  'rfc.revealInExplorer': revealInExplorer,
  'rfc.setUp': setUp,
  'rfc.showBacklinks': showBacklinks,
  'rfc.showRule': showRule,
  'rfc.sortIndex': sortIndex,
  'rfc.tryArguments': tryArguments,
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
        void offerLog(
          t('The command failed: {reason}.', { reason: error instanceof Error ? error.message : String(error) }),
          context.log,
        );
      }
    });
  });
  return vscode.Disposable.from(...registered);
}
