import * as vscode from 'vscode';
import { asking, pickAny } from '../ask';
import type { IndexFilter } from '../indexView/filter';
import { t } from '../l10n';
import type { Command } from './index';

interface Choice extends vscode.QuickPickItem {
  readonly toggle?: 'onlyProblems' | 'onlyUnpaired' | 'onlyGrandfathered';
  readonly className?: string;
}

/** Show in the index view only what has problems, no counterpart, an excuse, or one of some classes. */
export const narrowIndex: Command =
  ({ overview, viewOptions }) =>
  async () => {
    const classes = (overview.snapshot?.roots ?? []).flatMap((root) => root.classes);
    const choices = choicesFor(viewOptions.current.filter, [
      ...new Map(classes.map((each) => [each.name, each])).values(),
    ]);
    const chosen = await asking(() =>
      pickAny(choices, { title: t('Show Only…'), placeHolder: t('Nothing ticked: everything') }),
    );
    if (!chosen) return;
    const isOn = (toggle: Choice['toggle']) => chosen.some((choice) => choice.toggle === toggle);
    viewOptions.setFilter({
      text: viewOptions.current.filter.text,
      onlyProblems: isOn('onlyProblems'),
      onlyUnpaired: isOn('onlyUnpaired'),
      onlyGrandfathered: isOn('onlyGrandfathered'),
      classes: chosen.flatMap(({ className }) => className ?? []),
    });
  };

function choicesFor(
  filter: IndexFilter,
  classes: readonly { readonly name: string; readonly label: string }[],
): Choice[] {
  return [
    { label: t('With problems'), toggle: 'onlyProblems', picked: filter.onlyProblems },
    { label: t('In one language only'), toggle: 'onlyUnpaired', picked: filter.onlyUnpaired },
    { label: t('Grandfathered'), toggle: 'onlyGrandfathered', picked: filter.onlyGrandfathered },
    { label: t('Of a class'), kind: vscode.QuickPickItemKind.Separator },
    ...classes.map(({ label, name }) => ({ label, className: name, picked: filter.classes.includes(name) })),
  ];
}
