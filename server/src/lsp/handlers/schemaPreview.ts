import type { NamedSchema } from '../../engine';
import {
  judgeArguments,
  Lines,
  printSchema,
  proposeArguments,
  type SchemaFault,
  sampleOf,
  useSchema,
} from '../../engine';
import type { JudgedArguments, ProposedArguments, RefusedPlan, SchemaPreview } from '../../protocol';
import { spokenTexts, t } from '../../speech';
import { faultWords } from '../../speech/engineWords';
import { at } from '../clientFeatures';
import { offsetAt, toCompletion } from '../convertAssist';
import { refusals, textAt } from '../planning';
import { refOf, type SchemasOfDoc, schemaNear, schemaOf, schemasAt } from '../schemasAt';
import type { Session } from '../session';

/** Answers `rfc/schemaPreview`: what a declaration compiles to, by the text in the editor. */
export async function schemaPreview(session: Session, params: unknown): Promise<SchemaPreview | RefusedPlan> {
  await session.ready;
  const found = targetIn(session, params);
  if ('refused' in found) return found;
  const { named, schemas } = found;
  const schema = refOf(named, schemas.indexOf(named));
  const title = named.name ?? t('schema {number}', { number: schema.index + 1 });
  const use = useSchema(named.site);
  if (use.kind === 'unusable') return { schema, title, lacking: use.faults.map(toSentence(found)) };
  const json = printSchema(use.schema);
  if (json === undefined) return { schema, title, lacking: [t('The schema cannot be printed as JSON.')] };
  const sample = JSON.stringify(sampleOf(use.schema), null, 2);
  return { schema, title, json, sample, lacking: use.unknown.map(toSentence(found)) };
}

/** Answers `rfc/judgeArguments`: what is wrong with a text of arguments for a declaration. */
export async function judgeTriedArguments(session: Session, params: unknown): Promise<JudgedArguments | RefusedPlan> {
  await session.ready;
  const text = textAt(params, 'text');
  if (text === undefined) return refusals.notUnderstood;
  const found = targetIn(session, at(params, 'target'));
  if ('refused' in found) return found;
  const use = useSchema(found.named.site);
  if (use.kind === 'unusable') return { problems: [], lacking: use.faults.map(toSentence(found)).join(' ') };
  const lines = new Lines(text);
  const problems = judgeArguments(use, text, { jsonc: true, texts: spokenTexts() }).map((problem) => ({
    range: lines.range(problem.span),
    message: t('{words}.', { words: problem.text }),
    kind: problem.kind,
  }));
  return { problems };
}

/** Answers `rfc/proposeArguments`: names and values of arguments where the caret is. */
export async function proposeTriedArguments(
  session: Session,
  params: unknown,
): Promise<ProposedArguments | RefusedPlan> {
  await session.ready;
  const text = textAt(params, 'text');
  const position = positionIn(at(params, 'position'));
  if (text === undefined || !position) return refusals.notUnderstood;
  const found = targetIn(session, at(params, 'target'));
  if ('refused' in found) return found;
  const use = useSchema(found.named.site);
  if (use.kind === 'unusable') return { items: [] };
  const lines = new Lines(text);
  const proposals = proposeArguments(use.schema, text, offsetAt(lines, position));
  return { items: proposals.map((each, rank) => toCompletion(each, rank, lines, session.features.assist)) };
}

type Target = SchemasOfDoc & { readonly named: NamedSchema };

/** The declaration that a `SchemaTarget` means; the parameters may be garbage. */
function targetIn(session: Session, params: unknown): Target | RefusedPlan {
  const uri = textAt(params, 'uri');
  if (uri === undefined) return refusals.notUnderstood;
  const found = schemasAt(session, uri);
  if (!found || found.schemas.length === 0) return { refused: t('No tool schema was found in this document.') };
  const index = at(params, 'schema', 'index');
  const name = at(params, 'schema', 'name');
  const position = positionIn(at(params, 'position')) ?? { line: 0, character: 0 };
  const isNamed = typeof index === 'number';
  const ref = isNamed ? { index, ...(typeof name === 'string' ? { name } : {}) } : undefined;
  const named = ref ? schemaOf(found, ref) : schemaNear(found, position);
  if (!named) return { refused: t('The schema is no longer in this document.') };
  return { ...found, named };
}

function positionIn(value: unknown): { line: number; character: number } | undefined {
  const line = at(value, 'line');
  const character = at(value, 'character');
  return typeof line === 'number' && typeof character === 'number' ? { line, character } : undefined;
}

function toSentence({ lines }: SchemasOfDoc): (fault: SchemaFault) => string {
  return (fault) => {
    const line = lines.range(fault.span).start.line + 1;
    return t('Line {line}: {words}.', { line, words: faultWords(fault) });
  };
}
