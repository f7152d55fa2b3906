import type { Content, Files, Refusal, Surroundings } from '../engine';
import { repositoryTop, surroundingsOf } from '../host/listMarkdown';
import { nodeFiles } from '../host/nodeFiles';
import type { RefusedPlan } from '../protocol';
import { t } from '../speech';
import { sentenceOf } from '../speech/engineWords';
import { at } from './clientFeatures';
import type { LiveProject } from './liveProject';
import type { Session } from './session';
import { toPath } from './uris';

/**
 * The files of a project as edits see them: an open document counts whichever text the diagnostics follow, and a
 * byte-order mark is hidden, as an editor hides it when it opens the file to edit it.
 */
export function editableFiles({ docs }: Session, project: LiveProject): Files {
  const files = nodeFiles(project.location.base, (path) => docs.at(path)?.text);
  return {
    list: (folder) => project.loaded.files.list(folder),
    kindOf: files.kindOf,
    namesIn: files.namesIn,
    read: (path, limit) => hideMark(files.read(path, limit)),
  };
}

function hideMark(content: Content): Content {
  if (content.kind !== 'text' || !content.text.startsWith('\uFEFF')) return content;
  return { ...content, text: content.text.slice(1), hiddenMark: true };
}

/** The repository around a project; where there is none, the opened folder. */
export function surroundingsFor({ workspace }: Session, { location: { base } }: LiveProject): Surroundings {
  const top = repositoryTop(base);
  const isRepository = nodeFiles(top).kindOf('.git') !== undefined;
  return surroundingsOf(isRepository ? top : (workspace.folderAround(top) ?? top), base);
}

/** A file that a request names, in its project. */
export interface Named {
  readonly project: LiveProject;
  /** Relative to the project's folder. */
  readonly path: string;
}

/** The file that the parameter `uri` names; `undefined` where it names none that anything is said about. */
export function namedIn({ workspace }: Session, params: unknown): Named | undefined {
  const uri = textAt(params, 'uri');
  const absolute = uri === undefined ? undefined : toPath(uri);
  if (absolute === undefined || !workspace.isEnabled(absolute)) return undefined;
  const project = workspace.projectOf(absolute);
  const path = project.relative(absolute);
  return path === undefined ? undefined : { project, path };
}

/** The text at a key of parameters that may be garbage. */
export function textAt(params: unknown, key: string): string | undefined {
  const value = at(params, key);
  return typeof value === 'string' ? value : undefined;
}

/** The texts at those of the keys that hold one. */
export function textsAt<Key extends string>(params: unknown, keys: readonly Key[]): Partial<Record<Key, string>> {
  const found = keys.flatMap((key) => {
    const text = textAt(params, key);
    return text === undefined ? [] : [[key, text] as const];
  });
  return Object.fromEntries(found) as Partial<Record<Key, string>>; // fromEntries forgets which keys there can be
}

/** Why there is no edit. */
export const refusals = {
  get notUnderstood(): RefusedPlan {
    return { refused: t('The request cannot be understood.') };
  },
  get failed(): RefusedPlan {
    return { refused: t('The edit could not be worked out; the log of the server says why.') };
  },
  get notLinted(): RefusedPlan {
    return {
      refused: t('Nothing is said about this file: the setting `rfc.enable` is off, or it is no file on disk.'),
    };
  },
  get movesNoFiles(): RefusedPlan {
    return {
      refused: t('This editor cannot create or rename files in an edit, so use the command line instead.'),
    };
  },
};

/** The sentence of a refusal. */
export function toRefused({ refused }: Refusal): RefusedPlan {
  return { refused: sentenceOf(refused) };
}
