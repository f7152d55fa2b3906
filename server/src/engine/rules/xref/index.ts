import { xrefAbsolute } from './absolute';
import { xrefBareNumber } from './bare-number';
import { xrefBarePath } from './bare-path';

/** The rules about how one RFC names another. */
export const xrefRules = [xrefAbsolute, xrefBareNumber, xrefBarePath];
