// The small door of the engine: what a shell needs before it knows whether there is anything to check. Whoever comes in here
// loads neither rules nor scanners.
export {
  applyBaseline,
  type Counts,
  countProblems,
  readBaseline,
  type StaleEntry,
  writeBaseline,
} from './baseline';
export { type Content, decodeUtf8 } from './files';
export { type Say, sayIn } from './messages';
export { nearestName } from './text/nearest';
export { en, inEnglish, readTexts, type Texts } from './texts';
