import { zhEmDash } from './em-dash';
import { zhEmphasisFlanking } from './emphasis-flanking';
import { zhEnumComma } from './enum-comma';
import { zhFullwidthAlnum } from './fullwidth-alnum';
import { zhHalfwidthParen } from './halfwidth-paren';
import { zhHalfwidthPunct } from './halfwidth-punct';
import { zhProperNoun } from './proper-noun';
import { zhQuotes } from './quotes';
import { zhSecondPerson } from './second-person';
import { zhSpaceCode } from './space-code';
import { zhSpaceDigit } from './space-digit';
import { zhSpaceFullwidth } from './space-fullwidth';
import { zhSpaceLatin } from './space-latin';
import { zhTerminology } from './terminology';

/** The opt-in rules of Chinese typography. */
export const zhRules = [
  zhEmDash,
  zhEmphasisFlanking,
  zhEnumComma,
  zhFullwidthAlnum,
  zhHalfwidthParen,
  zhHalfwidthPunct,
  zhProperNoun,
  zhQuotes,
  zhSecondPerson,
  zhSpaceCode,
  zhSpaceDigit,
  zhSpaceFullwidth,
  zhSpaceLatin,
  zhTerminology,
];
