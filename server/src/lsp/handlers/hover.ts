import type { CancellationToken, Hover, HoverParams } from 'vscode-languageserver';
import { type Explanation, explain, explainInConfig, Lines } from '../../engine';
import { type Helped, helpedAt } from '../assist';
import { offsetAt, toHover } from '../convertAssist';
import { cancelled } from '../guard';
import type { Session } from '../session';
import { nextTurn } from '../turns';
import { schemaHover } from './schemaHover';

/** Answers `textDocument/hover`. */
export async function hover(
  session: Session,
  { position, textDocument }: HoverParams,
  token: CancellationToken,
): Promise<Hover | null> {
  await session.ready;
  await nextTurn();
  if (token.isCancellationRequested) throw cancelled();
  const helped = helpedAt(session, textDocument.uri);
  const lines = new Lines(helped?.doc.text ?? '');
  const explanation = helped && explanationAt(session, helped, lines, offsetAt(lines, position));
  if (explanation) return toHover(explanation, lines, session.features.assist);
  return schemaHover(session, textDocument.uri, position);
}

function explanationAt(
  { features }: Session,
  { project, subject }: Helped,
  { text }: Lines,
  offset: number,
): Explanation | undefined {
  if (subject.kind === 'markdown') {
    return explain(subject.scene, offset, {
      read: (path) => project.read(path),
      countProblems: (path) => project.check(path).problems.length,
    });
  }
  const isKnownToClient = features.abilities.configSchema === true; // then it shows the same by itself
  return isKnownToClient ? undefined : explainInConfig(subject.config, text, offset);
}
