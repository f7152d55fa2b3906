import type { MessageTable } from '../../../texts';
import { alternatives } from './alternatives';
import { archive } from './archive';
import { config } from './config';
import { file } from './file';
import { header } from './header';
import { indexes } from './indexes';
import { layout } from './layout';
import { legacy } from './legacy';
import { link } from './link';
import { pair } from './pair';
import { prose } from './prose';
import { rule } from './rule';
import { schema } from './schema';
import { skeleton } from './skeleton';
import { status } from './status';
import { structure } from './structure';
import { style } from './style';
import { suppress } from './suppress';
import { xref } from './xref';
import { zh } from './zh';

/** Summaries and messages of all rules in Simplified Chinese. */
export const rules: MessageTable = {
  ...alternatives,
  ...archive,
  ...config,
  ...file,
  ...header,
  ...indexes,
  ...layout,
  ...legacy,
  ...link,
  ...pair,
  ...prose,
  ...rule,
  ...schema,
  ...skeleton,
  ...status,
  ...structure,
  ...style,
  ...suppress,
  ...xref,
  ...zh,
};
