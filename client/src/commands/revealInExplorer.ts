import * as vscode from 'vscode';
import { targetOf } from '../ask';
import type { Command } from './index';

/** Show in the explorer the file or folder that a row of the index view stands for. */
export const revealInExplorer: Command = () => async (argument) => {
  const uri = targetOf(argument);
  if (uri !== undefined) await vscode.commands.executeCommand('revealInExplorer', vscode.Uri.parse(uri));
};
