import { defineEngineRule } from '../../rule';

/** A misspelt suppression leaves its author believing that a fault was looked at and accepted. */
export const suppressUnknownRule = defineEngineRule({
  id: 'suppress/unknown-rule',
  summary: 'A suppression comment must name rules that exist.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    unnamed: 'This comment names no rule, so it suppresses nothing; name each rule, such as `header/title`.',
    unknown: '`{found}` is neither the id of a rule nor a namespace with `/*`, so it suppresses nothing.',
    misspelt: '`{found}` is neither the id of a rule nor a namespace with `/*`; perhaps `{suggestion}` is meant.',
    rename: 'Change the name to `{suggestion}`',
  },
});
