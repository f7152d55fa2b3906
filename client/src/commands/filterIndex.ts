import * as vscode from 'vscode';
import { t } from '../l10n';
import type { Command } from './index';

/** Show in the index view only what holds some words. The view follows each key; Escape takes it back. */
export const filterIndex: Command =
  ({ viewOptions }) =>
  async () => {
    const before = viewOptions.current.filter;
    const show = (text: string) => viewOptions.setFilter({ ...viewOptions.current.filter, text });
    const text = await vscode.window.showInputBox({
      title: t('Filter the RFC Index'),
      prompt: t('Words in title, topic or path; all of them have to be there'),
      placeHolder: t('Such as: cache feature/'),
      value: before.text,
      validateInput(value) {
        show(value);
        return undefined;
      },
    });
    show(text ?? before.text);
  };
