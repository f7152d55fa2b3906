import { structureUnclosedFence } from '../../../../server/src/engine/rules/structure/unclosed-fence';
import { testRule } from '../../../support/ruleTester';

const title = 'Close the code block with `` ``` ``';

testRule(structureUnclosedFence, {
  ok: [
    { name: 'an empty file', text: '' },
    { name: 'no fence', text: '# RFC: A\n\nText with `code` and ```more```.\n' },
    { name: 'closed', text: '```js\ncode\n```\n' },
    { name: 'closed by a longer one, indented', text: '~~~\ncode\n  ~~~~\n' },
    { name: 'a shorter one inside', text: '````md\n```\n````\n' },
    { name: 'closed without a final line break', text: '```\ncode\n```' },
    { name: 'closed inside containers', text: '> ```\n> code\n> ```\n\n- item\n\n  ~~~\n  code\n  ~~~\n' },
    { name: 'an indented block has no fence', text: '    ```\n    code\n' },
    { name: 'in a comment', text: '<!--\n```\n-->\n' },
  ],
  bad: [
    {
      name: 'never closed: what follows is code',
      text: '# RFC: 😀\n\n«```js»\n\n## Decision\n',
      problems: ['unclosed'],
      messages: ['This code block is never closed; expected a line `` ``` `` after it.'],
      suggestions: [{ title, text: '# RFC: 😀\n\n```js\n\n## Decision\n```\n' }],
    },
    {
      name: 'half typed: the text ends with the fence',
      text: '«```»',
      problems: ['unclosed'],
      suggestions: [{ title, text: '```\n```' }],
    },
    {
      name: 'a line too short to close it; blank lines at the end stay there',
      text: '\uFEFF«`````»\ncode\n```\n\n\n',
      problems: ['unclosed'],
      suggestions: [{ title: 'Close the code block with `` ````` ``', text: '\uFEFF`````\ncode\n```\n`````\n\n\n' }],
    },
    {
      name: 'tildes, indented',
      text: '  «~~~»\ncode\n```\n',
      problems: ['unclosed'],
      suggestions: [{ title: 'Close the code block with `` ~~~ ``', text: '  ~~~\ncode\n```\n  ~~~\n' }],
    },
    {
      name: 'in a quote, which ends before the text does',
      text: '> «```»\n> code\n\nText\n',
      problems: ['unclosed'],
      suggestions: [{ title, text: '> ```\n> code\n> ```\n\nText\n' }],
    },
    {
      name: 'in a list item in a quote',
      text: '> 1. «```»\n>    code\n>\n> Text\n',
      problems: ['unclosed'],
      suggestions: [{ title, text: '> 1. ```\n>    code\n>\n>    ```\n> Text\n' }],
    },
    {
      name: 'in a list item, on a line of its own; the next item opens another',
      text: '- one\n\n  «```»\n  code\n- «~~~»\n',
      problems: ['unclosed', 'unclosed'],
      suggestions: [
        { title, text: '- one\n\n  ```\n  code\n  ```\n- ~~~\n' },
        { title: 'Close the code block with `` ~~~ ``', text: '- one\n\n  ```\n  code\n- ~~~\n  ~~~\n' },
      ],
    },
    {
      name: 'in a footnote: nothing to suggest',
      text: 'A[^1]\n\n[^1]: «```»\n    code\n',
      problems: ['unclosed'],
    },
    {
      name: 'the reference has no say in what a fence is',
      text: '«~~~»\n```\n',
      config: { compat: { reference: true } },
      problems: ['unclosed'],
      suggestions: [{ title: 'Close the code block with `` ~~~ ``', text: '~~~\n```\n~~~\n' }],
    },
  ],
});
