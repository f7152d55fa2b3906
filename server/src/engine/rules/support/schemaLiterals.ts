import type { Literal } from '../../literals';
import type { SchemaSite } from '../../schemaSites/site';
import { quoted } from './schemaEdits';

/** The same value as a literal of the type; `undefined` when there is none. In the first dialect that is a text only. */
export function convertLiteral(literal: Literal, type: string, site: SchemaSite): string | undefined {
  if (type === 'string' && (literal.kind === 'number' || literal.kind === 'boolean')) {
    return quoted(String(literal.value), site);
  }
  if (literal.kind !== 'string' || site.dialect === 'v1') return undefined;
  if (type === 'boolean') return /^(?:true|false)$/.test(literal.value) ? literal.value : undefined;
  if (type === 'null') return literal.value === 'null' ? 'null' : undefined;
  const isWritten = type === 'integer' ? /^(?:0|-?[1-9]\d{0,14})$/ : /^(?:0|-?[1-9]\d{0,14})(?:\.\d{1,15})?$/;
  return (type === 'integer' || type === 'number') && isWritten.test(literal.value) ? literal.value : undefined;
}
