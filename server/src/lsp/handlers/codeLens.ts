import type { CancellationToken, CodeLens, CodeLensParams } from 'vscode-languageserver/node';
import { offeredMoves, textOfPhrase } from '../../engine';
import { type MoveTarget, moveCommand } from '../../protocol';
import { helpedAt } from '../assist';
import { cancelled } from '../guard';
import type { Session } from '../session';
import { nextTurn } from '../turns';

/** Answers `textDocument/codeLens`: above the title of an RFC, where it can go from its lifecycle. */
export async function codeLens(
  session: Session,
  { textDocument: { uri } }: CodeLensParams,
  token: CancellationToken,
): Promise<CodeLens[]> {
  await session.ready;
  await nextTurn();
  if (token.isCancellationRequested) throw cancelled();
  const helped = helpedAt(session, uri);
  if (helped?.subject.kind !== 'markdown' || !session.features.showsMoves) return [];
  const { scene } = helped.subject;
  return offeredMoves(scene).map(({ span, title, to }) => {
    const target: MoveTarget = { uri, to };
    return {
      range: scene.lines.range(span),
      command: { title: textOfPhrase(title, 'plain'), command: moveCommand, arguments: [target] },
    };
  });
}
