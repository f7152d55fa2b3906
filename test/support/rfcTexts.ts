/** A proposed RFC without a fault. */
export const proposedRfc = `# RFC: Cached pages

Status: proposed

## Problem

Every page is rendered again for every reader.

## Proposal

Keep a page for a minute.

## Alternatives considered

**A whole hour.** Readers would meet old pages.

## Acceptance criteria

A second reader gets the same page.

## Risks

Old pages.
`;

/** An implemented RFC without a fault. */
export const implementedRfc = `# RFC: Cached pages

Status: implemented

## Problem

Every page is rendered again for every reader.

## Decision

A page is kept for a minute.

## Alternatives considered

**A whole hour.** Readers would meet old pages.

## Consequences

One more thing to invalidate.
`;
