import { defineFindingRule } from '../support/findingRule';

/** A configuration that cannot be read leaves everybody with rules that nobody chose. */
export const configSyntax = defineFindingRule({
  id: 'config/syntax',
  summary: 'The configuration file must be a JSON object; comments and trailing commas are fine.',
  severity: 'error',
  messages: {
    colon: '{where}A colon is expected after the key, but this is `{found}`.',
    comma: '{where}A comma is expected before `{found}`.',
    comment: '{where}This comment is not closed.',
    control: '{where}This string holds a control character, but must have an escape such as `\\t` for it.',
    depth: '{where}This lies more than {limit} levels deep, but a configuration needs fewer than ten.',
    empty: '{where}The file is empty, but must hold an object: at least `{}`.',
    end: '{where}The file ends here, but a value or a closing `}` or `]` is still expected.',
    escape: '{where}The string `{found}` has an escape that JSON does not know.',
    key: '{where}A key in double quotes is expected, but this is `{found}`.',
    number: '{where}`{found}` is no number as JSON writes it.',
    root: '{where}The configuration must be an object, but this is `{found}`.',
    string: '{where}This string is not closed on its line.',
    surplus: '{where}The configuration ends before this, but `{found}` follows.',
    symbol: '{where}`{found}` means nothing in JSON; keys and strings stand in double quotes.',
    unread: '{where}The configuration cannot be read (`{reason}`).',
    value: '{where}A value is expected, but this is `{found}`.',
  },
});
