// The languages of a document side by side, for a page.
export * from './preview';
export { previewPair } from './previewPair';
