import type { Pair, PairPart } from '../../pairs/pair';
import { docOf, impostorOf, isRecordThere, isThere } from '../../pairs/parts';
import { isAnchorAlone, missingParts } from '../../pairs/state';
import { definePairRule, type FileStep, type FixDraft } from '../../rule';
import { en } from '../../texts';
import { createSide, nameOf, startOf } from '../support/pair';
import { quoteList } from '../support/quote';

type MessageId = 'missing' | 'stray' | 'impostor' | 'create' | 'confirm' | 'delete';

/** A pair of which a part is gone says nothing any more about whether the languages agree. */
export const pairIncomplete = definePairRule<MessageId>({
  id: 'pair/incomplete',
  summary: 'Of the three files of a pair all must be there, or the first language alone.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    missing: 'This file belongs to a pair of which {missing} is missing; expected all three files or none.',
    stray:
      'This file belongs to no pair: `{anchor}`, after which it is named, ends in `{suffix}` and is no first language.',
    impostor: 'In the place of `{missing}`, a side of this pair, lies a {kind}; expected a file.',
    create: 'Create `{name}` with the structure of the other side',
    confirm: 'Record that both sides agree',
    delete: 'Delete {names}',
  },
  check({ pair, report }) {
    if (pair.standing === 'excluded' || isAnchorAlone(pair)) return;
    if (pair.standing === 'stray') {
      const data = { anchor: nameOf(pair.anchor), suffix: pair.config.pairing.counterpartSuffix };
      const strays = [pair.counterpart, pair.record].filter(isThere);
      for (const part of strays) report('stray', startOf(part), data, { fixes: deletions([part]) });
      return;
    }
    const missing = missingParts(pair);
    if (missing.length === 0) return;
    const present = presentParts(pair);
    const wrong = [pair.anchor, pair.counterpart].find(impostorOf);
    for (const part of present) {
      if (wrong) report('impostor', startOf(part), { missing: nameOf(wrong), kind: kindOf(wrong) });
      else
        report('missing', startOf(part), { missing: quoteList(missing.map(baseName)) }, { fixes: mend(pair, present) });
    }
  },
});

function presentParts(pair: Pair): PairPart[] {
  return [
    ...[pair.anchor, pair.counterpart].filter(isThere),
    ...(isRecordThere(pair) && !impostorOf(pair.record) ? [pair.record] : []),
  ];
}

/** What is missing is made, or what is left of the pair goes: all of it without an anchor, else the record. */
function mend(pair: Pair, present: readonly PairPart[]): FixDraft<MessageId>[] {
  const { anchor, counterpart } = pair;
  if (docOf(anchor) && docOf(counterpart)) {
    return [{ title: 'confirm', steps: [{ kind: 'confirmPair', anchor: anchor.path }] }];
  }
  const lost = isThere(anchor) ? counterpart : anchor;
  const steps = createSide(pair, lost === anchor ? 'anchor' : 'counterpart');
  const created = steps.length > 0 ? [{ title: 'create' as const, data: { name: nameOf(lost) }, steps }] : [];
  return [...created, ...deletions(present.filter((part) => part !== anchor))];
}

function deletions(parts: readonly PairPart[]): FixDraft<MessageId>[] {
  if (parts.length === 0) return [];
  const steps = parts.map(({ path }): FileStep => ({ kind: 'delete', path }));
  return [{ title: 'delete', data: { names: quoteList(parts.map(nameOf)) }, steps }];
}

function kindOf(part: PairPart): string {
  const kinds = {
    folder: en('folder'),
    special: en('special file'),
    dangling: en('link to nothing'),
    outside: en('link out of the repository'),
  };
  return kinds[impostorOf(part) ?? 'special'];
}

function baseName(path: string): string {
  return nameOf({ path, isDirty: false });
}
