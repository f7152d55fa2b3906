import * as vscode from 'vscode';
import { asking, pickAny } from '../ask';
import type { IndexFilter } from '../indexView/filter';
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
      pickAny(choices, { title: 'Show Only…', placeHolder: 'Nothing ticked: everything' }),
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
    { label: 'With problems', toggle: 'onlyProblems', picked: filter.onlyProblems },
    { label: 'In one language only', toggle: 'onlyUnpaired', picked: filter.onlyUnpaired },
    { label: 'Grandfathered', toggle: 'onlyGrandfathered', picked: filter.onlyGrandfathered },
    { label: 'Of a class', kind: vscode.QuickPickItemKind.Separator },
    ...classes.map(({ label, name }) => ({ label, className: name, picked: filter.classes.includes(name) })),
  ];
}
