import type { JsonFaultKind } from '../../literals';
import { defineSchemaRule } from '../../rule';

/** What is no JSON is read by nobody: schemas and examples in it are checked only as far as they can be made out. */
export const schemaJsonSyntax = defineSchemaRule({
  id: 'schema/json-syntax',
  summary: 'A file or block with schemas or examples is JSON.',
  severity: 'error',
  fix: 'none',
  messages: { fault: 'This is no JSON: {reason}.' },
  check({ source, report }) {
    for (const { kind, span } of source.faults) report('fault', span, { reason: reasons[kind] });
  },
});

const reasons: Readonly<Record<JsonFaultKind, string>> = {
  empty: 'there is no value',
  value: 'a value is missing',
  key: 'a key is missing',
  colon: 'a colon is missing',
  comma: 'a comma is missing',
  bracket: 'a bracket is not closed, or another one is',
  surplus: 'something follows the value',
  symbol: 'these characters mean nothing in it',
  string: 'a text is not closed in its line',
  escape: 'a backslash stands before a character that it cannot stand before',
  control: 'a control character stands in a text',
  number: 'a number is not written as JSON has it',
  comment: 'a comment is not closed',
  'jsonc-comment': 'it has a comment',
  'jsonc-comma': 'a comma stands behind the last item',
};
