import { implementedRfc, proposedRfc } from './rfcTexts';

/** Where the tests of the server put their proposed RFC. */
export const proposedPath = 'docs/rfc/proposed/feature/2026-07-10-cache.md';

/** Where they put their implemented one. */
export const implementedPath = 'docs/rfc/implemented/feature/2026-07-11-pages.md';

/** A proposed RFC whose status names another lifecycle: one problem, `status/lifecycle-mismatch`. */
export const mismatchedRfc = proposedRfc.replace('Status: proposed', 'Status: implemented');

/** What `mismatchedRfc` breaks. */
export const mismatch = 'status/lifecycle-mismatch';

/** A configuration that switches rules off. */
export function rulesOff(...rules: readonly string[]): string {
  return JSON.stringify({
    index: { mode: 'off' },
    rules: Object.fromEntries(rules.map((rule) => [rule, 'off'])),
  });
}

/** A small repository: one RFC with a fault, one without. */
export const smallTree = { '.git/': '', [proposedPath]: mismatchedRfc, [implementedPath]: implementedRfc };

/** A configuration by which the RFCs are listed nowhere, so that a test about something else needs no index. */
export const noIndex = { 'rfc.config.json': '{ "index": { "mode": "off" } }' };
