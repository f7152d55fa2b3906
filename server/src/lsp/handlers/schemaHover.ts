import { type Hover, MarkupKind } from 'vscode-languageserver';
import { explainSchema, type Position, type SchemaExplanation } from '../../engine';
import { t } from '../../speech';
import { faultWords } from '../../speech/engineWords';
import { offsetAt } from '../convertAssist';
import { schemasAt } from '../schemasAt';
import type { Session } from '../session';

/** Over a declaration of a tool: the JSON Schema that it compiles to and the type that is inferred from it. */
export function schemaHover(session: Session, uri: string, position: Position): Hover | null {
  const found = schemasAt(session, uri);
  if (!found) return null;
  const explanation = explainSchema(found.source, offsetAt(found.lines, position));
  if (!explanation) return null;
  const asMarkdown = session.features.assist.markdownInHovers;
  const kind = asMarkdown ? MarkupKind.Markdown : MarkupKind.PlainText;
  return {
    contents: { kind, value: textOf(explanation, asMarkdown) },
    range: found.lines.range(explanation.span),
  };
}

/** So many of the reasons are told: the diagnostics have all of them. */
const MAX_REASONS = 3;

function textOf({ json, lacking, type }: SchemaExplanation, asMarkdown: boolean): string {
  const block = (title: string, language: string, code: string) =>
    asMarkdown ? `**${title}**\n\n\`\`\`${language}\n${code}\n\`\`\`` : `${title}\n${code}`;
  // What is quoted in a sentence comes from the workspace: shown as code, it cannot be Markdown.
  const reasons = lacking.slice(0, MAX_REASONS).map((fault) => t('{words}.', { words: faultWords(fault) }));
  const why =
    reasons.length > 0
      ? [
          asMarkdown
            ? block(json ? t('Not known') : t('No JSON Schema'), 'text', reasons.join('\n'))
            : reasons.join('\n'),
        ]
      : [];
  const schema = json === undefined ? [] : [block('JSON Schema', 'json', json)];
  const inferred = type === undefined ? [] : [block('TypeScript', 'ts', type)];
  return [...inferred, ...schema, ...why].join('\n\n');
}
