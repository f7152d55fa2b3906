import type { FileOperationRegistrationOptions, WorkspaceEdit } from 'vscode-languageserver/node';
import { emptyPlan, type FileRename, planLinks, renamesBelow } from '../../engine';
import { at } from '../clientFeatures';
import { toPlannedEdit } from '../convertPlan';
import type { LiveProject } from '../liveProject';
import { editableFiles, surroundingsFor, textAt } from '../planning';
import type { Session } from '../session';
import { toPath } from '../uris';

/** Of which renames the server wants to know beforehand: Markdown may be an RFC, and a folder may hold some. */
export const renameFilters: FileOperationRegistrationOptions = {
  filters: [
    { scheme: 'file', pattern: { glob: '**/*.md', matches: 'file' } },
    { scheme: 'file', pattern: { glob: '**', matches: 'folder' } },
  ],
};
