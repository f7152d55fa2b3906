import { proseHardWrap } from './hard-wrap';

/** The rules about running text. */
export const proseRules = [proseHardWrap];
