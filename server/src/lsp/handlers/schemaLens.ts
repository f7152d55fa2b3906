import type { CodeLens } from 'vscode-languageserver';
import { en, headsOf } from '../../engine';
import { previewSchemaCommand, type SchemaTarget, tryArgumentsCommand } from '../../protocol';
import { t } from '../../speech';
import { refOf, schemasAt } from '../schemasAt';
import type { Session } from '../session';

const preview = [previewSchemaCommand, en('Preview JSON Schema')] as const;
const attempt = [tryArgumentsCommand, en('Try arguments')] as const;

/** Above each declaration: a look at what it compiles to and, of what a tool takes, a place to try arguments in. */
export function schemaLenses(session: Session, uri: string): CodeLens[] {
  const found = schemasAt(session, uri);
  return (found?.schemas ?? []).flatMap((named, index) => {
    const [head] = headsOf(named);
    if (!found || !head) return [];
    const target: SchemaTarget = { uri, schema: refOf(named, index) };
    const range = found.lines.range(head);
    const lenses = named.isOutput ? [preview] : [preview, attempt];
    return lenses.map(([command, title]) => ({ range, command: { title: t(title), command, arguments: [target] } }));
  });
}
