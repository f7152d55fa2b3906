import { defineFindingRule } from '../support/findingRule';

/** A value that cannot be used gives way to the default, which is not what its author wanted. */
export const configInvalid = defineFindingRule({
  id: 'config/invalid',
  summary: 'Each key of the configuration must have a value of its kind.',
  severity: 'error',
  messages: {
    choice: '{where}`{key}` is `{found}`, but must be one of {choices}.',
    date: '{where}`{key}` is `{found}`, but must be a day of the calendar, written `yyyy-mm-dd`.',
    duplicate: '{where}`{key}` has `{found}` twice, but must have it once.',
    empty: '{where}`{key}` is empty, but must have an entry.',
    form: '{where}`{key}` is `{found}`, but must look like `{form}`.',
    lifecycle: '{where}`{key}` is `{found}`, but must be the name of a lifecycle.',
    line: '{where}`{key}` is `{found}`, but must be a line of text.',
    long: '{where}`{key}` has the length {length}, but must have at most {limit}.',
    missing: '{where}`{key}` must have the key `{name}`, but has not.',
    name: '{where}`{key}` is `{found}`, but must be a single name: without slashes and, for a folder of RFCs, without a dot in front.',
    path: '{where}`{key}` is `{found}`, but must be a path below the folder of this file: names with `/` between them, no `.` or `..` among them.',
    row: '{where}`{key}` names `{path}`, whose row in line {line} lacks a term or its rendering.',
    table: '{where}`{key}` names `{path}`, which has no table with the columns {columns}.',
    template: '{where}`{key}` is `{found}`, but must have {topic} once, and {date} and {number} at most once.',
    type: '{where}`{key}` is `{found}`, but must be of the type `{type}`.',
    unread: '{where}`{key}` names `{path}`, which cannot be read ({reason}).',
    words: '{where}`{key}` is `{found}`, but must be a line of text without blanks around it.',
  },
});
