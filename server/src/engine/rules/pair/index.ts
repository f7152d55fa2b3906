import { pairBacklog } from './backlog';
import { pairBareUrl } from './bare-url';
import { pairCodeBlock } from './code-block';
import { pairEmphasisCount } from './emphasis-count';
import { pairExcluded } from './excluded';
import { pairGeneratedRegion } from './generated-region';
import { pairHeaderToken } from './header-token';
import { pairHeadingDepth } from './heading-depth';
import { pairIncomplete } from './incomplete';
import { pairInlineCode } from './inline-code';
import { pairLinkLocale } from './link-locale';
import { pairLinkTarget } from './link-target';
import { pairLinkZhTarget } from './link-zh-target';
import { pairListShape } from './list-shape';
import { pairOutOfSync } from './out-of-sync';
import { pairRecordEol } from './record-eol';
import { pairRecordMalformed } from './record-malformed';
import { pairRecordNoncanonical } from './record-noncanonical';
import { pairRequiredMissing } from './required-missing';
import { pairRequiredUnknown } from './required-unknown';
import { pairSwitcherMissing } from './switcher-missing';
import { pairSwitcherShape } from './switcher-shape';
import { pairTableShape } from './table-shape';

/** The rules about documents in two languages and what binds them. Spec: bilingual.md §11. */
export const pairRules = [
  pairBacklog,
  pairBareUrl,
  pairCodeBlock,
  pairEmphasisCount,
  pairExcluded,
  pairGeneratedRegion,
  pairHeaderToken,
  pairHeadingDepth,
  pairIncomplete,
  pairInlineCode,
  pairLinkLocale,
  pairLinkTarget,
  pairLinkZhTarget,
  pairListShape,
  pairOutOfSync,
  pairRecordEol,
  pairRecordMalformed,
  pairRecordNoncanonical,
  pairRequiredMissing,
  pairRequiredUnknown,
  pairSwitcherMissing,
  pairSwitcherShape,
  pairTableShape,
];
