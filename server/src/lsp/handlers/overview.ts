import type { OverviewAnswer } from '../../protocol';
import type { Session } from '../session';

/** What a client is told when nothing is known. */
export const noOverview: OverviewAnswer = { version: 0, roots: [] };

/** Answers `rfc/overview`: every RFC root of the opened folders. The client is told of changes from then on. */
export async function overview(session: Session): Promise<OverviewAnswer> {
  await session.ready;
  await session.discovered;
  return session.overviews.follow();
}
