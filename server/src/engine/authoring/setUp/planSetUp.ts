import { defaultConfig } from '../../config/defaults';
import { readProject } from '../../config/door';
import { initialConfig } from '../../config/init';
import type { Files } from '../../files';
import { lintProject } from '../../lintProject';
import { placeOf } from '../../place';
import type { Shell } from '../../project';
import type { Problem } from '../../rule';
import { emptyPlan, type FileCreation, type FilePlan, filesAfter, type Refusal, refuse } from '../fileEdits';
import { planIndex } from '../freshIndex';
import { type FoundLayout, findLayout } from './findLayout';
import { firstClass, firstRfc, firstTopic, frontPage } from './firstTexts';
import { readHabits } from './habits';
import { layoutConfig } from './layoutConfig';

/** What is set up. */
export interface SetUpRequest {
  /** The Markdown of the repository, relative to the configuration's folder. */
  readonly markdown: readonly string[];
  /** Where there are no documents yet, write the tree's front page, a first RFC and the index too. */
  readonly withTree: boolean;
}

/** A plan that writes the first configuration of a repository, and what the rules then say. */
export interface SetUpPlan extends FilePlan {
  /** The file to look at then: the first RFC if there is one, else the configuration. */
  readonly path: string;
  /** `new`: no documents yet. `default`: some, kept as the defaults have it. Else the layout that was found. */
  readonly layout: 'new' | 'default' | FoundLayout;
  readonly report: SetUpReport;
}

/** What checking the repository would report. */
export interface SetUpReport {
  readonly documents: number;
  /** Errors first, then by how many there are. */
  readonly rules: readonly RuleCount[];
}

/** How often one rule reports a problem. */
export interface RuleCount {
  readonly rule: string;
  readonly severity: Problem['severity'];
  readonly count: number;
}

/** The name under which the configuration is written. */
export const setUpConfigName = 'rfc.config.jsonc';

/**
 * Plans the configuration of a repository that has none: the defaults, or what fits the decisions that are there. Nothing
 * that exists is touched. The report rests on the files as they would be. Spec: design.md §6.
 */
export function planSetUp(files: Files, request: SetUpRequest, shell: Shell): SetUpPlan | Refusal {
  const taken = ['rfc.config.json', setUpConfigName].find((name) => files.kindOf(name) !== undefined);
  if (taken !== undefined) return refuse('configThere', { path: taken });
  const { layout, text } = chooseLayout(files, request, shell.today);
  const config = toCreation(setUpConfigName, text);
  const tree = layout === 'new' && request.withTree ? planTree(files, config, shell) : [];
  const creations = [config, ...tree];
  const plan = { ...emptyPlan, creations };
  const first = tree.find(({ path }) => placeOf(defaultConfig, path)?.role === 'rfc');
  return { ...plan, path: first?.path ?? setUpConfigName, layout, report: reportOn(filesAfter(files, plan), shell) };
}

function chooseLayout(files: Files, { markdown }: SetUpRequest, today: string) {
  const isOurs = (path: string) => {
    const place = placeOf(defaultConfig, path);
    return place?.role === 'rfc' && place.fault === undefined;
  };
  if (markdown.some(isOurs)) return { layout: 'default', text: initialConfig(today) } as const;
  const found = findLayout(markdown);
  if (!found) return { layout: 'new', text: initialConfig(today) } as const;
  const isInside = found.shape === 'folders';
  const known = new Set(found.lifecycles);
  const folders = isInside
    ? files.namesIn(found.root).filter((name) => !known.has(name) && files.kindOf(`${found.root}/${name}`) === 'folder')
    : [];
  const visible = folders.filter((name) => !name.startsWith('.'));
  return { layout: found, text: layoutConfig(found, readHabits(files, found.documents), visible) };
}

/** Front page, first RFC and index of a tree that is not there yet. */
function planTree(files: Files, config: FileCreation, { today }: Shell): FileCreation[] {
  const { project } = readProject(setUpConfigName, filesAfter(files, { ...emptyPlan, creations: [config] }));
  const [root] = project.roots;
  const [lifecycle] = root?.lifecycles ?? [];
  if (!root || !lifecycle) throw new Error('the first configuration has a root with lifecycles');
  const name = root.filename.replace('{date}', today).replace('{topic}', firstTopic);
  const wanted = [
    toCreation(`${root.root}/${root.index.readme ?? 'README.md'}`, frontPage(root)),
    toCreation(`${root.root}/${lifecycle.name}/${firstClass}/${name}`, firstRfc(root)),
  ];
  const written = wanted.filter(({ path }) => files.kindOf(path) === undefined);
  const { creations } = planIndex(project, root, filesAfter(files, { ...emptyPlan, creations: [config, ...written] }));
  return [...written, ...creations];
}

function toCreation(path: string, text: string): FileCreation {
  return { path, text, stops: [] };
}

const loudness: readonly Problem['severity'][] = ['error', 'warning', 'information', 'hint'];

/** Counts what the rules find in the files as they are then. */
function reportOn(files: Files, shell: Shell): SetUpReport {
  const { project } = readProject(setUpConfigName, files);
  const { problems, rfcs } = lintProject(project, files, shell);
  const counts = new Map<string, RuleCount>();
  for (const { rule, severity } of problems) {
    const key = `${severity} ${rule}`;
    counts.set(key, { rule, severity, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const rank = ({ severity }: RuleCount) => loudness.indexOf(severity);
  const rules = [...counts.values()].sort((a, b) => {
    return rank(a) - rank(b) || b.count - a.count || (a.rule < b.rule ? -1 : 1);
  });
  return { documents: rfcs, rules };
}
