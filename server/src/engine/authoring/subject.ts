import type { Config } from '../config/config';
import { type RfcDocument, readDocument } from '../document';
import type { Files } from '../files';
import { type PairPaths, pairAt } from '../pairs/names';
import { type Place, placeOf } from '../place';
import { ownerOf, type Project } from '../project';
import { quoteList } from '../rules/support/quote';
import { type Refusal, refuse } from './fileEdits';

/** An RFC that an operation is about. */
export interface Subject {
  readonly config: Config;
  /** Of the anchor. */
  readonly place: Place;
  readonly anchor: RfcDocument;
  /** The other language's side, where there is one. */
  readonly counterpart: RfcDocument | undefined;
  readonly pair: PairPaths | undefined;
}

/** The RFC at a path that names any file of its pair; a refusal when there is none or it cannot be read. */
export function findSubject(project: Project, files: Files, path: string): Subject | Refusal {
  const config = ownerOf(project, path);
  const noun = config?.noun ?? project.roots[0]?.noun ?? 'RFC';
  if (!config) return refuse('notAnRfc', { path, noun });
  const pair = config.pairing.enabled ? pairAt(config.pairing, path) : undefined;
  const place = placeOf(config, pair?.anchor ?? path);
  if (place?.role !== 'rfc' || files.kindOf(place.path) === undefined) return refuse('notAnRfc', { path, noun });
  const anchor = readSide(config, files, place);
  if (!anchor) return refuse('unreadable', { path: place.path });

  const otherPlace =
    pair && files.kindOf(pair.counterpart) !== undefined ? placeOf(config, pair.counterpart) : undefined;
  const counterpart = otherPlace && readSide(config, files, otherPlace);
  if (otherPlace && !counterpart) return refuse('unreadable', { path: otherPlace.path });
  return { config, place, anchor, counterpart, pair };
}

function readSide(config: Config, files: Files, place: Place): RfcDocument | undefined {
  const content = files.read(place.path, config.limits.fileSize);
  if (content.kind !== 'text') return undefined;
  const doc = readDocument({ config, place, content, today: '' }); // the day matters to rules only, and none runs
  return doc.facts.unread === undefined ? doc : undefined;
}

/** Why an RFC cannot have this class. */
export function faultOfClass({ classes }: Config, given: string | undefined): Refusal | undefined {
  const known = quoteList(classes.map(({ name }) => name));
  if (classes.length === 0) return given === undefined ? undefined : refuse('noClasses');
  if (given === undefined) return refuse('classMissing', { known });
  return classes.some(({ name }) => name === given) ? undefined : refuse('unknownClass', { given, known });
}
