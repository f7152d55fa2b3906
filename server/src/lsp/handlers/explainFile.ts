import {
  type Config,
  type ListedPair,
  listPair,
  matchesAny,
  type Place,
  placeOf,
  registry,
  severityOf,
} from '../../engine';
import { type ExplainFileParams, type FileExplanation, quoted } from '../../protocol';
import type { LiveProject } from '../liveProject';
import type { Session } from '../session';
import { toPath, toUri } from '../uris';

/** Answers `rfc/explainFile`: why a file is or is not linted. The only Markdown in the sentences are code spans. */
export async function explainFile(session: Session, { uri }: ExplainFileParams): Promise<FileExplanation> {
  await session.ready;
  const path = toPath(uri);
  if (path === undefined) return { verdict: 'This document is not linted: it is no file on this disk.', reasons: [] };
  const { workspace } = session;
  const project = workspace.projectOf(path);
  const relative = project.relative(path) ?? '';
  const { configFile } = project.location;
  const { enable, run } = workspace.settingsOf(path);
  const fate = enable
    ? fateOf(project, relative)
    : { verdict: 'This file is not linted: the setting `rfc.enable` is off here.', reasons: [] };
  return {
    verdict: fate.verdict,
    reasons: [
      `It belongs to the project in ${quoted(project.location.base)}.`,
      ...configurationReasons(project),
      ...fate.reasons,
      ...(run === 'onSave' ? ['Its problems are those of its saved text: the setting `rfc.run` is `onSave`.'] : []),
    ],
    ...(configFile === undefined ? {} : { configuration: toUri(configFile) }),
  };
}

interface Fate {
  readonly verdict: string;
  readonly reasons: readonly string[];
}

function configurationReasons({ location, loaded }: LiveProject): string[] {
  const { configFile } = location;
  if (configFile === undefined) {
    return ['No `rfc.config.json` or `rfc.config.jsonc` governs it, so the defaults apply.'];
  }
  const used = `Its configuration is ${quoted(configFile)}.`;
  return loaded.broken
    ? [used, 'That file does not parse: the last good configuration, or the defaults, stay in use.']
    : [used];
}

function fateOf(project: LiveProject, path: string): Fate {
  const { project: settings } = project.loaded;
  if (path === settings.file?.path) return { verdict: 'This file is linted: it is the configuration.', reasons: [] };
  const fate = fateOfOther(project, path) ?? fateInRoot(project, path);
  return { ...fate, reasons: [...fate.reasons, ...pairReasons(project, path)] };
}

/** Of a document that is no RFC, and of the record of a pair; `undefined` for anything else. */
function fateOfOther(project: LiveProject, path: string): Fate | undefined {
  const { documents, pairOf } = project.trees.judge.survey;
  const kind = documents.get(path)?.kind;
  if (kind === 'counterpart') {
    return { verdict: 'This file is linted, as the second language of a document.', reasons: findings(project, path) };
  }
  if (kind === 'companion') {
    const verdict = 'This file is linted, as Markdown that `markdown.scope` names.';
    return { verdict, reasons: findings(project, path) };
  }
  const pair = pairOf.get(path);
  if (kind !== undefined || pair?.record !== path) return undefined;
  return { verdict: 'This file is linted, as the record of a pair of languages.', reasons: findings(project, path) };
}

/** What a file that belongs to a pair is told about it. */
function pairReasons(project: LiveProject, path: string): string[] {
  const { judge } = project.trees;
  const place = judge.survey.pairOf.get(path);
  if (!place || place.present.size < 2) return [];
  return [`The pair of ${quoted(place.anchor)}: ${pairStates[listPair(judge, place).state]}`];
}

const pairStates: Readonly<Record<ListedPair['state'], string>> = {
  excluded: 'the configuration excludes it from pairing.',
  'missing-required': 'it has to have a second language, and there is none.',
  incomplete: 'one or two of its three files are missing.',
  malformed: 'its record cannot be read.',
  'out-of-sync': 'a side has changed since it was confirmed.',
  diverged: 'its sides differ in structure.',
  ok: 'its sides agree.',
  backlog: 'it has no second language, and needs none.',
};

function fateInRoot(project: LiveProject, path: string): Fate {
  const { project: settings } = project.loaded;
  const around = settings.roots.filter(({ root }) => path.startsWith(`${root}/`));
  const config = around.sort((a, b) => b.root.length - a.root.length)[0];
  if (!config) {
    const roots = settings.roots.map(({ root }) => quoted(`${root}/`)).join(', ');
    return {
      verdict: `This file is not linted: it lies outside the RFC root ${roots}, and no scope names it.`,
      reasons: [],
    };
  }
  const ignoredBy = config.ignore.find((pattern) => matchesAny([pattern], path));
  if (ignoredBy !== undefined) {
    return {
      verdict: `This file is not linted: the configuration ignores ${quoted(ignoredBy)}.`,
      reasons: [rootReason(config)],
    };
  }
  if (project.isGitIgnored(path)) {
    return { verdict: 'This file is not linted: git ignores it.', reasons: [rootReason(config)] };
  }
  const place = placeOf(config, path);
  if (!place) throw new Error(`${path} has no place in ${config.root}`);
  const { verdict, reasons } = fateOfPlace(place, config);
  return { verdict, reasons: [rootReason(config), ...reasons, ...findings(project, path)] };
}

function rootReason({ root }: Config): string {
  return `It lies in the RFC root ${quoted(`${root}/`)}.`;
}

function fateOfPlace(place: Place, config: Config): Fate {
  if (place.role === 'rfc') return fateOfRfc(place, config);
  const because = notLinted[place.role];
  return { verdict: `This file is not linted: ${because}`, reasons: [] };
}

const notLinted: Readonly<Record<Exclude<Place['role'], 'rfc'>, string>> = {
  counterpart: 'its name ends as that of a translation, which only the rules of language pairs read.',
  allowed: 'the configuration allows a file of this name directly in a lifecycle folder.',
  rootFile: 'it lies directly in the root, not in a lifecycle folder.',
  archived: 'it lies in the archive, where only the rules `archive/*` look.',
  unwalked: 'a name that begins with a dot or does not end in `.md` is passed over.',
  other: 'it is no Markdown file below a lifecycle folder.',
};

function fateOfRfc({ lifecycle, fault, className }: Place, config: Config): Fate {
  const verdict = `This file is linted, as one in the lifecycle ${quoted(lifecycle?.name ?? '')}.`;
  return { verdict, reasons: [...faultReasons(fault, className, config), ...rulesOff(config)] };
}

function faultReasons(fault: Place['fault'], className: string | undefined, config: Config): string[] {
  const depth = config.classes.length > 0 ? 'lifecycle/class/file.md' : 'lifecycle/file.md';
  if (fault === 'depth') return [`It is out of place: it is not at \`${depth}\` below the root.`];
  if (fault === 'class') return [`It is out of place: ${quoted(className ?? '')} is no class of this project.`];
  if (fault === 'filename') return [`It is out of place: its name is not of the form ${quoted(config.filename)}.`];
  return [];
}

function rulesOff(config: Config): string[] {
  const off = registry.filter((rule) => rule.severity !== 'off' && severityOf(config, rule) === 'off');
  if (off.length === 0) return [];
  return [`The configuration switches these rules off: ${off.map(({ id }) => quoted(id)).join(', ')}.`];
}

function findings(project: LiveProject, path: string): string[] {
  const count = project.check(path).problems.length;
  if (count === 0) return ['No problem is found in it.'];
  return [count === 1 ? 'One problem is found in it.' : `${count} problems are found in it.`];
}
