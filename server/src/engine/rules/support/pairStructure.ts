import { baseOf } from '../../links/paths';
import { type Comparison, comparePair, type Different, type Missing, sectionAt } from '../../pairs/compare';
import { insertSections, partnerOf } from '../../pairs/insertion';
import type { Side } from '../../pairs/names';
import type { Pair } from '../../pairs/pair';
import { isJudged, otherSide, sides } from '../../pairs/parts';
import type { Item, Sequence } from '../../pairs/signature';
import {
  definePairRule,
  type Edit,
  type Extras,
  type FixDraft,
  type MessageData,
  type PairRule,
  type ReportAt,
  type RuleMeta,
} from '../../rule';
import type { Span } from '../../text/span';

/** What every rule about structure can say. */
export type StructureMessage =
  | 'different'
  | 'lone'
  | 'lones'
  | 'lacking'
  | 'lackings'
  | 'partner'
  | 'place'
  | 'insertSection'
  | 'insertSectionThere';

/** What the mending of one side by the other reads. */
export interface Mending {
  readonly pair: Pair;
  readonly comparison: Comparison;
  /** The side that is mended. */
  readonly side: Side;
  readonly own: Item;
  readonly other: Item;
}

/** One of the five rules that compare a sequence. */
export interface StructureRuleDraft<Id extends string> extends Pick<RuleMeta, 'id' | 'summary' | 'fix'> {
  readonly sequence: Sequence;
  readonly messages: Readonly<Record<StructureMessage | Id, string>>;
  /** The message, the place (the element's own where nothing is said) and the words for an element unlike its partner. */
  differ(mending: Mending, isLineEnds: boolean): { message?: StructureMessage | Id; span?: Span; data: MessageData };
  /** The words for an element without a partner. */
  tell(item: Item): MessageData;
  /** Edits that make an element what its partner is, and the titles for mending this side and the other one. */
  readonly adapt?: {
    readonly title: StructureMessage | Id;
    readonly titleThere: StructureMessage | Id;
    edits(mending: Mending): readonly Edit[] | undefined;
    /** The words of the titles. */
    data(mending: Mending): MessageData;
  };
  /** Edits that bring what is missing to the side that lacks it. */
  readonly restore?: {
    readonly title: StructureMessage | Id;
    readonly titleThere: StructureMessage | Id;
    edits(comparison: Comparison, missing: Missing): readonly Edit[] | undefined;
  };
}

/** Defines a rule about one of the sequences in which the sides of a pair must agree. Spec: bilingual.md §6, §11. */
export function defineStructureRule<const Id extends string = never>(
  draft: StructureRuleDraft<Id>,
): PairRule<StructureMessage | Id> {
  const { id, summary, fix, messages, sequence } = draft;
  return definePairRule<StructureMessage | Id>({
    id,
    summary,
    severity: 'error',
    fix,
    parity: true,
    messages,
    check({ pair, report }) {
      const comparison = !isJudged(pair) ? undefined : comparePair(pair);
      for (const divergence of comparison?.divergences ?? []) {
        if (!comparison || divergence.sequence !== sequence) continue;
        const reporter = new StructureReporter(draft, pair, comparison, report);
        if (divergence.kind === 'different') reporter.different(divergence);
        else reporter.missing(divergence);
      }
    },
  });
}

/** One side of a divergence. */
interface View<Id extends string> {
  readonly message: StructureMessage | Id;
  readonly at: { readonly path: string; readonly span: Span };
  readonly data: MessageData;
  /** What makes the element of this side what its partner is, and the words for that. */
  readonly edits?: readonly Edit[] | undefined;
  readonly words?: MessageData;
}

class StructureReporter<Id extends string> {
  constructor(
    private readonly draft: StructureRuleDraft<Id>,
    private readonly pair: Pair,
    private readonly comparison: Comparison,
    private readonly report: ReportAt<StructureMessage | Id>,
  ) {}

  different(divergence: Different): void {
    const views = {
      anchor: this.#viewFrom('anchor', divergence),
      counterpart: this.#viewFrom('counterpart', divergence),
    };
    for (const side of sides) {
      const [own, there] = [views[side], views[otherSide(side)]];
      const related = [{ ...there.at, message: 'partner' as const }];
      const fixes = this.#adapt(side, own, there);
      this.report(own.message, own.at, { ...own.data, other: baseOf(there.at.path) }, { related, fixes });
    }
  }

  missing(divergence: Missing): void {
    const { has, items, at } = divergence;
    const lacks = otherSide(has);
    const isMany = items.length > 1;
    const data = { ...this.draft.tell(items[0]), count: items.length - 1 };
    const lone = this.#at(has, items[0].shown);
    const place = this.#at(lacks, at);
    const extras = (related: { path: string; span: Span; message: 'place' | 'partner' }, from: Side) =>
      ({ related: [related], fixes: this.#restore(divergence, from) }) satisfies Extras<StructureMessage | Id>;
    this.report(
      isMany ? 'lones' : 'lone',
      lone,
      { ...data, other: this.#name(lacks) },
      extras({ ...place, message: 'place' }, has),
    );
    this.report(
      isMany ? 'lackings' : 'lacking',
      place,
      { ...data, other: this.#name(has) },
      extras({ ...lone, message: 'partner' }, lacks),
    );
  }

  /** What a side has to say of a divergence, and what mends it there. */
  #viewFrom(side: Side, divergence: Different): View<Id> {
    const { adapt, differ } = this.draft;
    const [own, other] = [divergence[side], divergence[otherSide(side)]];
    const mending: Mending = { pair: this.pair, comparison: this.comparison, side, own, other };
    const { message = 'different', span, data } = differ(mending, divergence.isLineEnds);
    const isMended = adapt !== undefined && !divergence.isLineEnds;
    return {
      message,
      at: this.#at(side, span ?? own.shown),
      data,
      ...(isMended ? { edits: adapt.edits(mending), words: adapt.data(mending) } : {}),
    };
  }

  /** This side by the other one, and the other one by this. */
  #adapt(side: Side, own: View<Id>, there: View<Id>): FixDraft<StructureMessage | Id>[] {
    const { adapt } = this.draft;
    if (!adapt) return [];
    return [
      ...this.#fix(adapt.title, own.edits, side, side, own.words),
      ...this.#fix(adapt.titleThere, there.edits, otherSide(side), side, there.words),
    ];
  }

  /** Back to the side that lacks it, with its whole section where that is missing too; offered on the side `from`. */
  #restore(missing: Missing, from: Side): FixDraft<StructureMessage | Id>[] {
    const { restore } = this.draft;
    const lacks = otherSide(missing.has);
    const data = this.draft.tell(missing.items[0]);
    const own = restore?.edits(this.comparison, missing);
    if (restore && own) return this.#fix(from === lacks ? restore.title : restore.titleThere, own, lacks, from, data);
    const lost = missing.sequence === 'headings' ? missing : this.#lostSections(missing);
    const edit = lost && insertSections(this.pair, this.comparison, lost);
    const title = from === lacks ? 'insertSection' : 'insertSectionThere';
    const heading = lost?.items[0].detail ?? '';
    return this.#fix(title, edit && [edit], lacks, from, { ...data, heading });
  }

  /** The missing sections that hold all of the missing elements. */
  #lostSections({ has, items }: Missing): Missing | undefined {
    const { sections, signatures, divergences } = this.comparison;
    const owners = items.map(({ span }) => sectionAt(sections[has], span));
    if (owners.some((owner) => partnerOf(this.comparison, has, owner) !== undefined)) return undefined;
    const headings = owners.map((owner) => signatures[has].headings[owner - 1]);
    return divergences.find(
      (each): each is Missing =>
        each.kind === 'missing' &&
        each.sequence === 'headings' &&
        each.has === has &&
        headings.every((heading) => each.items.some(({ span }) => span.start === heading?.span.start)),
    );
  }

  /** A fix of the side `of`, as a problem on the side `from` offers it. */
  #fix(
    title: StructureMessage | Id,
    edits: readonly Edit[] | undefined,
    of: Side,
    from: Side,
    data: MessageData = {},
  ): FixDraft<StructureMessage | Id>[] {
    if (!edits || edits.length === 0) return [];
    const words = { ...data, other: this.#name(otherSide(from)) };
    const { path } = this.pair[of];
    return [{ title, data: words, ...(of === from ? { edits } : { steps: [{ kind: 'edit', path, edits }] }) }];
  }

  #at(side: Side, span: Span): { path: string; span: Span } {
    return { path: this.pair[side].path, span };
  }

  #name(side: Side): string {
    return baseOf(this.pair[side].path);
  }
}
