import { baseName } from '../../host/paths';
import { type DocumentToOpen, isRefused, type PlannedEdit, type PlannedNote, type RefusedPlan } from '../../protocol';
import type { Session } from '../session';
import { toPath } from '../uris';
import { applyPlanned, takesNoEdits } from './applyPlanned';
import type { Arguments, Parameters } from './arguments';

/** A command that the server runs for a client that does not have it. */
export interface ServerCommand {
  readonly parameters: Parameters;
  run(session: Session, args: Arguments): CommandAnswer | Promise<CommandAnswer>;
}

/** What a command has come to. */
export type CommandAnswer = CommandResult | RefusedPlan;

/** A command has done what it was told, or found that there is nothing to do. */
export interface CommandResult {
  /** One sentence. */
  readonly done: string;
  /** What the author should know. */
  readonly notes: readonly PlannedNote[];
  /** What is left to a person, where that is the question. */
  readonly left?: readonly unknown[];
  /** What to show then. */
  readonly open?: DocumentToOpen;
}

/** How a command that works out an edit speaks. */
interface EditWords<Planned> {
  /** What the client calls the edit. */
  label(args: Arguments): string;
  /** What is said when it is made. */
  done(planned: Planned, args: Arguments): string;
  /** What is said when there is nothing to change, where that can be. */
  nothing?(): string;
}

/** A command whose edit one of the handlers of our own requests works out, and the client makes. */
export function editing<Planned extends PlannedEdit>(
  parameters: Parameters,
  plan: (session: Session, params: unknown) => Promise<Planned | RefusedPlan>,
  words: EditWords<Planned>,
): ServerCommand {
  return {
    parameters,
    async run(session, args) {
      if (!session.features.appliesEdits) return takesNoEdits();
      const planned = await session.reach(() => plan(session, args));
      if (isRefused(planned)) return planned;
      const left = 'left' in planned && Array.isArray(planned.left) ? { left: planned.left } : {};
      if (planned.fileCount === 0 && words.nothing) return { done: words.nothing(), notes: planned.notes, ...left };
      const notes = await applyPlanned(session, planned, words.label(args));
      if ('refused' in notes) return notes;
      const { open } = planned;
      return { done: words.done(planned, args), notes, ...left, ...(open ? { open } : {}) };
    },
  };
}

/** The name of the file that a URI leads to. */
export function nameOf(uri: string): string {
  const path = toPath(uri);
  return path === undefined ? uri : baseName(path);
}
