import type { CancellationToken, CodeLens, CodeLensParams } from 'vscode-languageserver';
import { indexNotice, offeredMoves, type Scene, shownBacklinks } from '../../engine';
import { generateIndexCommand, type MoveTarget, moveCommand, showBacklinksCommand } from '../../protocol';
import { phraseOf } from '../../speech/engineWords';
import { helpedAt } from '../assist';
import { cancelled } from '../guard';
import type { LiveProject } from '../liveProject';
import type { Session } from '../session';
import { nextTurn } from '../turns';
import { toUri } from '../uris';
import { pairLenses } from './pairLens';
import { schemaLenses } from './schemaLens';

/**
 * Answers `textDocument/codeLens`: above the title of an RFC, where it can go from its lifecycle, and how many others
 * link to it; above either side of a pair, how it stands to the other; above a generated index, that it is one; above a
 * tool schema, what can be done with it.
 */
export async function codeLens(
  session: Session,
  { textDocument: { uri } }: CodeLensParams,
  token: CancellationToken,
): Promise<CodeLens[]> {
  await session.ready;
  await session.monitor.firstAnswer.gone();
  await nextTurn();
  if (token.isCancellationRequested) throw cancelled();
  const helped = helpedAt(session, uri);
  const schemas = session.features.showsSchemas ? schemaLenses(session, uri) : [];
  if (helped?.subject.kind !== 'markdown') return schemas;
  const { scene } = helped.subject;
  const { generatesIndex, showsBacklinks, showsMoves, showsPairs } = session.features;
  return [
    ...(generatesIndex ? notice(scene, uri) : []),
    ...(showsMoves ? moves(scene, uri) : []),
    ...(showsPairs ? pairLenses(session, helped.project, scene, uri) : []),
    ...(showsBacklinks ? backlinks(session, helped.project, scene, uri) : []),
    ...schemas,
  ];
}

/** A lens without a command is plain text. */
function notice(scene: Scene, uri: string): CodeLens[] {
  const shown = indexNotice(scene);
  if (!shown) return [];
  const range = scene.lines.range(shown.span);
  const words = { title: phraseOf(shown.text, 'plain'), command: '' };
  const remedy = { title: phraseOf(shown.remedy, 'plain'), command: generateIndexCommand, arguments: [{ uri }] };
  return [words, remedy].map((command) => ({ range, command }));
}

function moves(scene: Scene, uri: string): CodeLens[] {
  return offeredMoves(scene).map(({ span, title, to }) => {
    const target: MoveTarget = { uri, to };
    return {
      range: scene.lines.range(span),
      command: { title: phraseOf(title, 'plain'), command: moveCommand, arguments: [target] },
    };
  });
}

function backlinks({ overviews }: Session, project: LiveProject, scene: Scene, uri: string): CodeLens[] {
  const base = toUri(project.location.base);
  const roots = overviews.current.roots.filter((root) => root.base === base);
  const entries = roots.flatMap((root) => root.entries);
  const shown = shownBacklinks(scene, entries);
  if (!shown) return [];
  const command = { title: phraseOf(shown.title, 'plain'), command: showBacklinksCommand, arguments: [{ uri }] };
  return [{ range: scene.lines.range(shown.span), command }];
}
