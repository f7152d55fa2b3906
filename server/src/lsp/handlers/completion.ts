import {
  type CancellationToken,
  type CompletionList,
  type CompletionParams,
  CompletionTriggerKind,
} from 'vscode-languageserver';
import { Lines, type Proposals, propose, proposeInConfig } from '../../engine';
import { helpedAt } from '../assist';
import { offsetAt, toCompletion } from '../convertAssist';
import { cancelled } from '../guard';
import type { Session } from '../session';
import { nextTurn } from '../turns';
import { schemaCompletion, schemaTriggers } from './schemaCompletion';

/**
 * The characters after which there may be something to propose: a blank behind the marks of a heading, the status key or
 * the verb of a comment; the beginnings of a link; the beginnings of keys and values of a tool schema.
 */
export const completionTriggers = [' ', '(', '[', ...schemaTriggers];

/** What a client is told when there is nothing. */
export const noCompletions: CompletionList = { isIncomplete: false, items: [] };

/** Answers `textDocument/completion`. */
export async function completion(
  session: Session,
  { context, position, textDocument }: CompletionParams,
  token: CancellationToken,
): Promise<CompletionList> {
  await session.ready;
  await nextTurn();
  if (token.isCancellationRequested) throw cancelled();
  const helped = helpedAt(session, textDocument.uri);
  const inSchema = schemaCompletion(session, textDocument.uri, position);
  if (inSchema.length > 0) return { isIncomplete: false, items: inSchema };
  if (!helped || schemaTriggers.includes(context?.triggerCharacter ?? '')) return noCompletions;
  const lines = new Lines(helped.doc.text);
  const offset = offsetAt(lines, position);
  const isExplicit = context?.triggerKind !== CompletionTriggerKind.TriggerCharacter;
  const { isComplete, list } = proposalsFor(session, helped.subject, lines, { offset, isExplicit });
  const items = list.map((proposal, rank) => toCompletion(proposal, rank, lines, session.features.assist));
  return { isIncomplete: !isComplete, items };
}

function proposalsFor(
  { features }: Session,
  subject: NonNullable<ReturnType<typeof helpedAt>>['subject'],
  { text }: Lines,
  question: Parameters<typeof propose>[1],
): Proposals {
  if (subject.kind === 'markdown') return propose(subject.scene, question);
  const isKnownToClient = features.abilities.configSchema === true; // then it has proposals of its own
  return isKnownToClient ? { list: [], isComplete: true } : proposeInConfig(text, question);
}
