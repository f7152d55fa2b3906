import * as vscode from 'vscode';
import {
  isRefused,
  type PlanAnswer,
  type PlannedEdit,
  type SetUpParams,
  type SetUpPlace,
  type SetUpPlaces,
  setUpPlacesRequest,
  setUpRequest,
} from '../../../server/src/protocol';
import { applyPlan } from '../applyPlan';
import { argumentAt, asking, pickOne, textAt } from '../ask';
import type { Context } from '../context';
import { counted } from '../counted';
import { t } from '../l10n';
import type { Command } from './index';

/**
 * Set RFCs up in a folder: a configuration that fits what is there and, where there is nothing, a first tree. Everything
 * that would be written, and what the rules would report then, is told before. The argument may be a folder (or an object
 * with its `uri`); with `confirmed: true` too, nothing is asked.
 */
export const setUp: Command = (context) => async (argument) => {
  const uri = argument instanceof vscode.Uri ? argument.toString() : textAt(argument, 'uri');
  const isConfirmed = uri !== undefined && argumentAt(argument, 'confirmed') === true;
  const params = isConfirmed ? { uri } : await asking(() => askAll(context, uri));
  if (!params) return;
  const planned = await context.server.request<PlanAnswer>(setUpRequest, params);
  if (isRefused(planned)) void vscode.window.showErrorMessage(planned.refused);
  else await write(context, planned);
};

async function askAll({ server }: Context, uri: string | undefined): Promise<SetUpParams | undefined> {
  const { places, refused } = await server.request<SetUpPlaces>(setUpPlacesRequest, uri === undefined ? {} : { uri });
  if (places.length === 0) {
    void vscode.window.showInformationMessage(refused ?? t('Open a folder first: RFCs are files in it.'));
    return undefined;
  }
  const { place } = await pickOne(
    places.map((each) => ({ label: each.name, place: each })),
    { title: t('Set Up RFCs'), placeHolder: t('Where') },
  );
  const how = await askWhether(place);
  return how && { uri: place.uri, preview: how === 'preview' };
}

async function askWhether({ name, found, files }: SetUpPlace): Promise<'write' | 'preview' | undefined> {
  const write = t('Write {files}', { files: counted(files.length, 'File') });
  const preview = t('Preview');
  const detail = [...found, '', t('To be written:'), ...files].join('\n');
  const chosen = await vscode.window.showInformationMessage(
    t('Set up RFCs in {name}?', { name }),
    { modal: true, detail },
    write,
    preview,
  );
  if (chosen === undefined) return undefined;
  return chosen === preview ? 'preview' : 'write';
}

/** An edit leaves new files unsaved, and a configuration counts from when it is on the disk. */
async function write(context: Context, planned: PlannedEdit): Promise<void> {
  const isMade = await applyPlan(context, planned);
  if (!isMade || !planned.open) return;
  for (const change of planned.edit.documentChanges ?? []) {
    if (!('kind' in change) || change.kind !== 'create') continue;
    await (await vscode.workspace.openTextDocument(vscode.Uri.parse(change.uri))).save();
  }
  await vscode.window.showTextDocument(vscode.Uri.parse(planned.open.uri));
}
