import {
  type Config,
  en,
  type ListedPair,
  listPair,
  matchesAny,
  type Place,
  placeOf,
  registry,
  severityOf,
} from '../../engine';
import { type ExplainFileParams, type FileExplanation, quoted } from '../../protocol';
import { t } from '../../speech';
import type { LiveProject } from '../liveProject';
import type { Session } from '../session';
import { toPath, toUri } from '../uris';

/** Answers `rfc/explainFile`: why a file is or is not linted. The only Markdown in the sentences are code spans. */
export async function explainFile(session: Session, { uri }: ExplainFileParams): Promise<FileExplanation> {
  await session.ready;
  const path = toPath(uri);
  if (path === undefined)
    return { verdict: t('This document is not linted: it is no file on this disk.'), reasons: [] };
  const { workspace } = session;
  const project = workspace.projectOf(path);
  const relative = project.relative(path) ?? '';
  const { configFile } = project.location;
  const { enable, run } = workspace.settingsOf(path);
  const fate = enable
    ? fateOf(project, relative)
    : { verdict: t('This file is not linted: the setting `rfc.enable` is off here.'), reasons: [] };
  return {
    verdict: fate.verdict,
    reasons: [
      t('It belongs to the project in {base}.', { base: quoted(project.location.base) }),
      ...configurationReasons(project),
      ...fate.reasons,
      ...(run === 'onSave' ? [t('Its problems are those of its saved text: the setting `rfc.run` is `onSave`.')] : []),
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
    return [t('No `rfc.config.json` or `rfc.config.jsonc` governs it, so the defaults apply.')];
  }
  const used = t('Its configuration is {file}.', { file: quoted(configFile) });
  return loaded.broken
    ? [used, t('That file does not parse: the last good configuration, or the defaults, stay in use.')]
    : [used];
}

function fateOf(project: LiveProject, path: string): Fate {
  const { project: settings } = project.loaded;
  if (path === settings.file?.path) return { verdict: t('This file is linted: it is the configuration.'), reasons: [] };
  const fate = fateOfOther(project, path) ?? fateInRoot(project, path);
  return { ...fate, reasons: [...fate.reasons, ...pairReasons(project, path)] };
}

/** Of a document that is no RFC, and of the record of a pair; `undefined` for anything else. */
function fateOfOther(project: LiveProject, path: string): Fate | undefined {
  const { documents, pairOf } = project.trees.judge.survey;
  const kind = documents.get(path)?.kind;
  if (kind === 'counterpart') {
    return {
      verdict: t('This file is linted, as the second language of a document.'),
      reasons: findings(project, path),
    };
  }
  if (kind === 'companion') {
    const verdict = t('This file is linted, as Markdown that `markdown.scope` names.');
    return { verdict, reasons: findings(project, path) };
  }
  const pair = pairOf.get(path);
  if (kind !== undefined || pair?.record !== path) return undefined;
  return { verdict: t('This file is linted, as the record of a pair of languages.'), reasons: findings(project, path) };
}

/** What a file that belongs to a pair is told about it. */
function pairReasons(project: LiveProject, path: string): string[] {
  const { judge } = project.trees;
  const place = judge.survey.pairOf.get(path);
  if (!place || place.present.size < 2) return [];
  return [
    t('The pair of {anchor}: {state}', {
      anchor: quoted(place.anchor),
      state: pairStates[listPair(judge, place).state],
    }),
  ];
}

const pairStates: Readonly<Record<ListedPair['state'], string>> = {
  excluded: en('the configuration excludes it from pairing.'),
  'missing-required': en('it has to have a second language, and there is none.'),
  incomplete: en('one or two of its three files are missing.'),
  malformed: en('its record cannot be read.'),
  'out-of-sync': en('a side has changed since it was confirmed.'),
  diverged: en('its sides differ in structure.'),
  ok: en('its sides agree.'),
  backlog: en('it has no second language, and needs none.'),
};

function fateInRoot(project: LiveProject, path: string): Fate {
  const { project: settings } = project.loaded;
  const around = settings.roots.filter(({ root }) => path.startsWith(`${root}/`));
  const config = around.sort((a, b) => b.root.length - a.root.length)[0];
  if (!config) {
    const roots = settings.roots.map(({ root }) => quoted(`${root}/`)).join(', ');
    return {
      verdict: t('This file is not linted: it lies outside the RFC root {roots}, and no scope names it.', { roots }),
      reasons: [],
    };
  }
  const ignoredBy = config.ignore.find((pattern) => matchesAny([pattern], path));
  if (ignoredBy !== undefined) {
    return {
      verdict: t('This file is not linted: the configuration ignores {pattern}.', { pattern: quoted(ignoredBy) }),
      reasons: [rootReason(config)],
    };
  }
  if (project.isGitIgnored(path)) {
    return { verdict: t('This file is not linted: git ignores it.'), reasons: [rootReason(config)] };
  }
  const place = placeOf(config, path);
  if (!place) throw new Error(`${path} has no place in ${config.root}`);
  const { verdict, reasons } = fateOfPlace(place, config);
  return { verdict, reasons: [rootReason(config), ...reasons, ...findings(project, path)] };
}

function rootReason({ root }: Config): string {
  return t('It lies in the RFC root {root}.', { root: quoted(`${root}/`) });
}

function fateOfPlace(place: Place, config: Config): Fate {
  if (place.role === 'rfc') return fateOfRfc(place, config);
  const because = notLinted[place.role];
  return { verdict: t('This file is not linted: {because}', { because }), reasons: [] };
}

const notLinted: Readonly<Record<Exclude<Place['role'], 'rfc'>, string>> = {
  counterpart: en('its name ends as that of a translation, which only the rules of language pairs read.'),
  allowed: en('the configuration allows a file of this name directly in a lifecycle folder.'),
  rootFile: en('it lies directly in the root, not in a lifecycle folder.'),
  archived: en('it lies in the archive, where only the rules `archive/*` look.'),
  unwalked: en('a name that begins with a dot or does not end in `.md` is passed over.'),
  other: en('it is no Markdown file below a lifecycle folder.'),
};

function fateOfRfc({ lifecycle, fault, className }: Place, config: Config): Fate {
  const verdict = t('This file is linted, as one in the lifecycle {name}.', { name: quoted(lifecycle?.name ?? '') });
  return { verdict, reasons: [...faultReasons(fault, className, config), ...rulesOff(config)] };
}

function faultReasons(fault: Place['fault'], className: string | undefined, config: Config): string[] {
  const depth = config.classes.length > 0 ? 'lifecycle/class/file.md' : 'lifecycle/file.md';
  if (fault === 'depth') return [t('It is out of place: it is not at `{depth}` below the root.', { depth })];
  if (fault === 'class')
    return [t('It is out of place: {className} is no class of this project.', { className: quoted(className ?? '') })];
  if (fault === 'filename')
    return [t('It is out of place: its name is not of the form {form}.', { form: quoted(config.filename) })];
  return [];
}

function rulesOff(config: Config): string[] {
  const off = registry.filter((rule) => rule.severity !== 'off' && severityOf(config, rule) === 'off');
  if (off.length === 0) return [];
  return [
    t('The configuration switches these rules off: {rules}.', { rules: off.map(({ id }) => quoted(id)).join(', ') }),
  ];
}

function findings(project: LiveProject, path: string): string[] {
  const count = project.check(path).problems.length;
  if (count === 0) return [t('No problem is found in it.')];
  return [count === 1 ? t('One problem is found in it.') : t('{count} problems are found in it.', { count })];
}
