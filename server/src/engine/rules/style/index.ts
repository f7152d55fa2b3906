import { styleNarratedHistory } from './narrated-history';
import { styleSpecSpeak } from './spec-speak';
import { styleStatusAnnotation } from './status-annotation';

/** The opt-in rules about style. */
export const styleRules = [styleNarratedHistory, styleSpecSpeak, styleStatusAnnotation];
