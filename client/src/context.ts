import * as vscode from 'vscode';
import { Explanations } from './explanation';
import { IndexPreview } from './indexPreview/indexPreview';
import { ViewOptions } from './indexView/viewOptions';
import { LanguageServer } from './languageClient';
import { OverviewStore } from './overviewStore';
import { PairPreviews } from './pairPreview/pairPreviews';
import { ConfirmedTexts } from './pairs/confirmedTexts';
import { PairStore } from './pairs/pairStore';
import type { Platform } from './platform';
import { ArgumentTrials } from './schemas/argumentTrials';
import { SchemaPreviews } from './schemas/schemaPreviews';

/** What commands receive. */
export interface Context {
  readonly extensionUri: vscode.Uri;
  readonly log: vscode.OutputChannel;
  readonly server: LanguageServer;
  readonly explanations: Explanations;
  readonly overview: OverviewStore;
  readonly indexPreview: IndexPreview;
  readonly pairs: PairStore;
  readonly pairPreviews: PairPreviews;
  readonly confirmedTexts: ConfirmedTexts;
  readonly schemaPreviews: SchemaPreviews;
  readonly argumentTrials: ArgumentTrials;
  readonly viewOptions: ViewOptions;
}

/** The context of an activated extension, which disposes of it. The server is not started yet. */
export function createContext(platform: Platform, { extensionUri, subscriptions }: vscode.ExtensionContext): Context {
  const log = vscode.window.createOutputChannel('RFC Workbench');
  const server = new LanguageServer(platform, extensionUri, log);
  const overview = new OverviewStore(server, log);
  const pairs = new PairStore(server);
  const context = {
    extensionUri,
    log,
    server,
    explanations: new Explanations(),
    overview,
    indexPreview: new IndexPreview(extensionUri, overview),
    pairs,
    pairPreviews: new PairPreviews(extensionUri, server, pairs, log),
    confirmedTexts: new ConfirmedTexts(server),
    schemaPreviews: new SchemaPreviews(server),
    argumentTrials: new ArgumentTrials(server, log),
    viewOptions: new ViewOptions(),
  };
  const { argumentTrials, confirmedTexts, explanations, indexPreview, pairPreviews, schemaPreviews, viewOptions } =
    context;
  subscriptions.push(
    log,
    server,
    explanations,
    overview,
    indexPreview,
    pairs,
    pairPreviews,
    confirmedTexts,
    schemaPreviews,
    argumentTrials,
    viewOptions,
  );
  return context;
}
