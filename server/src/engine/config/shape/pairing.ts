import type { Pairing } from '../config';
import { list, object, oneOrList, pair } from './containers';
import { languageItem } from './entries';
import { choice, flag, nullable } from './leaf';
import { counterpartSuffix, date, glob, path, recordComment, recordSuffix, webAddress } from './texts';

/** Spec: config.md §2, bilingual.md. */
export const pairingShape = object<Pairing>('pairing', {
  enabled: { shape: flag, description: 'Whether documents come in pairs at all.' },
  counterpartSuffix: { shape: counterpartSuffix, description: 'What replaces `.md` in the name of the other side.' },
  recordSuffix: { shape: recordSuffix, description: 'What replaces `.md` in the name of the record of a pair.' },
  languages: { shape: pair(languageItem), description: 'The two languages, that of the `.md` file first.' },
  scope: { shape: list(glob), description: 'Documents that may have a counterpart.' },
  required: { shape: oneOrList(choice('all'), list(path)), description: 'Documents that must have one.' },
  requiredSince: { shape: nullable(date), description: 'Dated documents from this day on must have one.' },
  excluded: { shape: list(path), description: 'Documents that must have none; a final `/` stands for a whole folder.' },
  signature: {
    shape: choice(1, 2, 3),
    description:
      'How closely structures are compared: 2 adds table rows and list items, 3 also reference links and link targets.',
  },
  linkPolicy: {
    shape: choice('same-target', 'locale'),
    description: 'Whether both sides link to the same file, or each to the one in its own language.',
  },
  switcher: {
    shape: choice('anywhere', 'header'),
    description: 'Where the link to the other side must stand.',
  },
  switcherBaseUrl: { shape: nullable(webAddress), description: 'Address with which that link may begin as well.' },
  switcherExempt: { shape: list(path), description: 'Documents that need no such link.' },
  recordHeader: {
    shape: list(recordComment),
    description: 'Comment lines at the top of a record; `{anchor}` becomes the path of the document.',
  },
  generatedRegions: { shape: flag, description: 'Regions between generator marks must be equal on both sides.' },
  storeBlobs: { shape: flag, description: 'Keep the confirmed texts in the object database of Git.' },
});
