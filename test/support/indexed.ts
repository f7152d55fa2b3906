import { defaultConfig } from '../../server/src/engine/config/defaults';
import { type IndexRecord, renderIndex } from '../../server/src/engine/indexing/render';
import { placeOf } from '../../server/src/engine/place';

/** Where the index of the default configuration lies. */
export const INDEX = 'docs/rfc/INDEX.md';

/** The README beside it. */
export const README = 'docs/rfc/README.md';

/** The fresh index, under the default configuration, of RFCs given as title by path below the root. */
export function indexOf(titles: Readonly<Record<string, string>>): string {
  const records = Object.entries(titles).map(([rel, title]): IndexRecord => {
    const place = placeOf(defaultConfig, `docs/rfc/${rel}`);
    if (!place) throw new Error(`${rel} has no place`);
    return { place, title };
  });
  return renderIndex(defaultConfig, records);
}
