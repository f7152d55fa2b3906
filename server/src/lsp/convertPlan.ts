import type {
  AnnotatedTextEdit,
  ChangeAnnotation,
  CreateFile,
  DeleteFile,
  RenameFile,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { en, type FileEdits, type FilePlan, type Files, Lines } from '../engine';
import type { PlannedEdit, PlannedNote } from '../protocol';
import { t } from '../speech';
import { sentenceOf } from '../speech/engineWords';
import { dropsReturns, toTextEdits } from './convert';
import type { LiveProject } from './liveProject';
import type { Session } from './session';

/** A plan in the project whose paths it speaks in, and the texts that it was made of. */
export interface ProjectPlan {
  readonly project: LiveProject;
  readonly files: Files;
  readonly plan: FilePlan;
}

/** What a change is for, as a preview groups it. */
export interface Purpose {
  readonly label: string;
  readonly description?: string;
}

/** How a plan is shown. */
export interface PlanFace {
  /** The client shows every change before it makes any. */
  readonly preview: boolean;
  /** What the change of a file is for; the path is the one before any rename. */
  purposeOf(path: string, plan: FilePlan): Purpose;
}

/**
 * Plans as one edit of a client that takes file operations: texts first, under the names that files have before, then
 * what goes, then renames, then new files, which never replace one that is there.
 */
export function toPlannedEdit(session: Session, plans: readonly ProjectPlan[], face: PlanFace): PlannedEdit {
  const annotations = new Annotations(session.features.annotatesEdits);
  const parts = plans.map((plan) => new PlanConverter(session, plan, face, annotations));
  const texts = parts.flatMap((part) => part.textChanges());
  const operations = [
    ...parts.flatMap((part) => part.deletions()),
    ...parts.flatMap((part) => part.renames()),
    ...parts.flatMap((part) => part.creations()),
  ];
  if (face.preview) annotations.askFor(texts);
  const documentChanges = [...texts, ...operations];
  const { known } = annotations;
  const edit: WorkspaceEdit = {
    documentChanges,
    ...(Object.keys(known).length > 0 ? { changeAnnotations: known } : {}),
  };
  return {
    edit,
    fileCount: parts.reduce((sum, part) => sum + part.fileCount, 0),
    notes: parts.flatMap((part) => part.notes()),
    canConfirmPairs: plans.some(({ plan }) => plan.notes.some(({ words }) => words.id === 'pairConfirmable')),
    endsInLf: parts.flatMap((part) => part.endsInLf()),
  };
}

/** The purposes of an edit by the name under which its changes refer to them. */
class Annotations {
  readonly known: Record<string, ChangeAnnotation> = {};

  constructor(private readonly supported: boolean) {}

  /** What a change carries that has this purpose. */
  for({ label, description }: Purpose): { annotationId?: string } {
    if (!this.supported) return {};
    this.known[label] ??= { label, ...(description === undefined ? {} : { description }), needsConfirmation: false };
    return { annotationId: label };
  }

  /**
   * Has the client show the whole edit before it makes any of it. A change that needs confirmation is left out unless the
   * user ticks it, and half a move is worse than none: so one that does nothing needs it, and all others are ticked.
   */
  askFor(texts: readonly TextDocumentEdit[]): void {
    const last = texts.at(-1);
    if (!this.supported) return;
    if (!last) {
      for (const [label, annotation] of Object.entries(this.known))
        this.known[label] = { ...annotation, needsConfirmation: true };
      return;
    }
    this.known[lookFirst] = { label: t(lookFirst), needsConfirmation: true };
    const start = { line: 0, character: 0 };
    last.edits.unshift({ range: { start, end: start }, newText: '', annotationId: lookFirst });
  }
}

const lookFirst = en('Changes nothing: it only brings up this preview');

class PlanConverter {
  constructor(
    private readonly session: Session,
    private readonly source: ProjectPlan,
    private readonly face: PlanFace,
    private readonly annotations: Annotations,
  ) {}

  get fileCount(): number {
    const { edits, renames, creations, deletions } = this.source.plan;
    const kept = new Set([...edits.map(({ path }) => path), ...renames.map(({ from }) => from)]);
    return kept.size + creations.length + deletions.length;
  }

  textChanges(): TextDocumentEdit[] {
    return this.source.plan.edits.map(({ path, edits }) => {
      const document = this.session.docs.at(this.source.project.absolute(path));
      const textDocument = { uri: this.#uriOf(path), version: document?.version ?? null };
      return { textDocument, edits: this.#annotated(toTextEdits(edits, new Lines(this.#read(path))), path) };
    });
  }

  deletions(): DeleteFile[] {
    return this.source.plan.deletions.map((path) => ({
      kind: 'delete',
      uri: this.#uriOf(path),
      options: { recursive: false, ignoreIfNotExists: false },
      ...this.#annotationFor(path),
    }));
  }

  renames(): RenameFile[] {
    return this.source.plan.renames.map(({ from, to }) => ({
      kind: 'rename',
      oldUri: this.#uriOf(from),
      newUri: this.#uriOf(to),
      options: { overwrite: false, ignoreIfExists: false },
      ...this.#annotationFor(from),
    }));
  }

  creations(): (CreateFile | TextDocumentEdit)[] {
    return this.source.plan.creations.flatMap(({ path, text }) => {
      const uri = this.#uriOf(path);
      const start = { line: 0, character: 0 };
      const create: CreateFile = {
        kind: 'create',
        uri,
        options: { overwrite: false, ignoreIfExists: false },
        ...this.#annotationFor(path),
      };
      const insertion = { range: { start, end: start }, newText: text };
      return [create, { textDocument: { uri, version: null }, edits: this.#annotated([insertion], path) }];
    });
  }

  notes(): PlannedNote[] {
    return this.source.plan.notes.map(({ path, words }) => ({ uri: this.#uriOf(path), text: sentenceOf(words) }));
  }

  /** The documents that have carriage returns now and none after. */
  endsInLf(): string[] {
    const turned = ({ path, edits }: FileEdits) => dropsReturns(this.#read(path), edits);
    return this.source.plan.edits.filter(turned).map(({ path }) => this.#uriOf(path));
  }

  #annotated(edits: readonly TextEdit[], path: string): (TextEdit | AnnotatedTextEdit)[] {
    return edits.map((edit) => ({ ...edit, ...this.#annotationFor(path) }));
  }

  #annotationFor(path: string): { annotationId?: string } {
    return this.annotations.for(this.face.purposeOf(path, this.source.plan));
  }

  #uriOf(path: string): string {
    return this.session.workspace.uriOf(this.source.project.absolute(path));
  }

  #read(path: string): string {
    const content = this.source.files.read(path, Number.POSITIVE_INFINITY);
    if (content.kind !== 'text') throw new Error(`\`${path}\` was to be edited but cannot be read (${content.kind})`);
    return content.text;
  }
}
