import type { CodeLens } from 'vscode-languageserver';
import { type PairDeed, type Scene, shownPair, tellerOf } from '../../engine';
import {
  comparePairCommand,
  confirmPairCommand,
  createCounterpartCommand,
  openCounterpartCommand,
} from '../../protocol';
import { phraseOf } from '../../speech/engineWords';
import type { LiveProject } from '../liveProject';
import type { Session } from '../session';

const commands: Readonly<Record<PairDeed, string>> = {
  compare: comparePairCommand,
  confirm: confirmPairCommand,
  openOther: openCounterpartCommand,
  createOther: createCounterpartCommand,
};

/** Above the title of either side of a pair: how it stands to the other, and what can be done about it. */
export function pairLenses({ features }: Session, project: LiveProject, scene: Scene, uri: string): CodeLens[] {
  const place = project.trees.judge.survey.pairOf.get(scene.path);
  const teller = place && tellerOf(place);
  const pair = teller === undefined ? undefined : project.check(teller).pair;
  const shown = place && pair && shownPair(scene, place, pair);
  if (!shown) return [];
  const range = scene.lines.range(shown.span);
  const offered = shown.deeds.filter(({ deed }) => deed !== 'createOther' || features.createsCounterparts);
  const remedies = offered.map(({ deed, title }) => {
    return { title: phraseOf(title, 'plain'), command: commands[deed], arguments: [{ uri }] };
  });
  const words = { title: phraseOf(shown.title, 'plain'), command: '' }; // a lens without a command is plain text
  return [words, ...remedies].map((command) => ({ range, command }));
}
