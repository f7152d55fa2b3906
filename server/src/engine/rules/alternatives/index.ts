import { alternativesBoth } from './both';
import { alternativesGrandfatherExpired } from './grandfather-expired';
import { alternativesGrandfatherPlacement } from './grandfather-placement';
import { alternativesGrandfatherSpelling } from './grandfather-spelling';
import { alternativesMissing } from './missing';
import { alternativesShape } from './shape';

/** The rules about the alternatives that were weighed, and the comment that excuses their absence. */
export const alternativesRules = [
  alternativesBoth,
  alternativesGrandfatherExpired,
  alternativesGrandfatherPlacement,
  alternativesGrandfatherSpelling,
  alternativesMissing,
  alternativesShape,
];
