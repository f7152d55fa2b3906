import { isRefusal, planConfirmPairs } from '../../engine';
import { storeBlobs } from '../../host/gitBlobs';
import { repositoryTop } from '../../host/listMarkdown';
import { t } from '../../speech';
import { sentenceOf } from '../../speech/engineWords';
import type { ExitCode } from '../io';
import { coloursFor } from '../reporters/colours';
import { writeText } from '../reporters/text';
import { toReport } from '../reporters/toJson';
import { UsageError } from '../usage';
import { count, type ProjectPlan, say, writePlans } from '../writing/write';
import type { OpenPairs, PairsRequest, PairsUse } from './openPairs';

/**
 * Records the sides of the pairs that are meant as they are. Where the sides of one differ in structure nothing is
 * written, unless forced. Throws `UsageError` for a pair that cannot be recorded.
 */
export function writeRecords(use: PairsUse, { args, io, root }: PairsRequest): ExitCode {
  const isNamed = args.operands.length > 0;
  if (isNamed === args.has('all')) {
    throw new UsageError(
      t('`rfc pairs --write` needs the pairs by name, or `--all`, since writing a record vouches for it.'),
    );
  }
  const top = repositoryTop(root);
  const meant = isNamed ? use : use.map(onlyWhole);
  const planned = meant.map((each) => ({ ...each, ...planOf(each) }));
  const diverging = planned.filter(({ divergences }) => divergences.length > 0);
  if (diverging.length > 0 && !args.has('force')) {
    for (const { open, divergences } of diverging) {
      const report = toReport({ problems: divergences, rfcs: 0 }, open, 0);
      writeText(report, io.stdout, coloursFor(io.isTTY && !io.env.NO_COLOR), t('Nothing was written'));
    }
    say(io.stderr, t('The sides differ in structure; `--force` records them all the same.'));
    return 1;
  }
  writePlans(top, planned);
  for (const each of planned) store(each);
  return tell(planned, meant, io);
}

/** Of all pairs, those with both sides; what is excluded has no record to write. */
export function onlyWhole({ places, ...rest }: OpenPairs): OpenPairs {
  const isWhole = ({ anchor, counterpart, present, standing }: OpenPairs['places'][number]) =>
    present.has(anchor) && present.has(counterpart) && standing !== 'excluded';
  return { ...rest, places: places.filter(isWhole) };
}

function planOf({ judge, open, places }: OpenPairs) {
  const planned = planConfirmPairs(judge, open.files, places);
  if (isRefusal(planned))
    throw new UsageError(t('{reason} Nothing was written.', { reason: sentenceOf(planned.refused) }));
  return planned;
}

/** So that the text that was confirmed can be had again, where the project asks for it. */
function store({ open, places }: OpenPairs): void {
  const kept = places.filter(({ config }) => config.pairing.storeBlobs);
  storeBlobs(
    open.base,
    kept.flatMap(({ anchor, counterpart }) => [anchor, counterpart].map(open.absolute)),
  );
}

function tell(planned: readonly ProjectPlan[], meant: PairsUse, io: PairsRequest['io']): ExitCode {
  const written = planned.flatMap(({ open, plan }) =>
    [...plan.edits, ...plan.creations].map(({ path }) => open.shown(path)),
  );
  for (const file of written.toSorted()) say(io.stdout, file);
  const pairs = meant.reduce((sum, { places }) => sum + places.length, 0);
  if (pairs === 0) {
    io.stderr.write(t('No pair of languages was found.\n'));
    return 1;
  }
  if (written.length === 0) say(io.stderr, t('{pairs} recorded already.', { pairs: count(pairs, 'pair') }));
  return 0;
}
