import type { JsonFaultKind } from '../../literals';
import { defineSchemaRule } from '../../rule';
import { en } from '../../texts';

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
  empty: en('there is no value'),
  value: en('a value is missing'),
  key: en('a key is missing'),
  colon: en('a colon is missing'),
  comma: en('a comma is missing'),
  bracket: en('a bracket is not closed, or another one is'),
  surplus: en('something follows the value'),
  symbol: en('these characters mean nothing in it'),
  string: en('a text is not closed in its line'),
  escape: en('a backslash stands before a character that it cannot stand before'),
  control: en('a control character stands in a text'),
  number: en('a number is not written as JSON has it'),
  comment: en('a comment is not closed'),
  'jsonc-comment': en('it has a comment'),
  'jsonc-comma': en('a comma stands behind the last item'),
};
