import { linkBroken } from './broken';
import { linkBrokenAnchor } from './broken-anchor';

/** The rules about where links lead. */
export const linkRules = [linkBroken, linkBrokenAnchor];
