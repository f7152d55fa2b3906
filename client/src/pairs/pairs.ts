import * as vscode from 'vscode';
import type { Context } from '../context';
import { registerPairBadges } from './pairBadges';
import { followPairedEditors } from './pairedEditors';
import { PairStatusItem } from './pairStatusItem';
import { ScrollSync } from './scrollSync';

/** Everything that shows pairs of languages by itself: status bar, explorer, buttons, scrolling. */
export function registerPairs({ log, pairs, server }: Context): vscode.Disposable {
  return vscode.Disposable.from(
    new PairStatusItem(pairs),
    registerPairBadges(pairs),
    followPairedEditors(pairs),
    new ScrollSync(server, pairs, log),
  );
}
