import { skeletonDuplicateSection } from '../../../../server/src/engine/rules/skeleton/duplicate-section';
import { testRule } from '../../../support/ruleTester';

testRule(skeletonDuplicateSection, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'each once', text: '## Problem\n\n## Proposal\n' },
    { name: 'sections of no contract', text: '## Note\n\n## Note\n' },
    { name: 'of another lifecycle', text: '## Decision\n\n## Decision\n' },
    { name: 'the second in a fence or deeper', text: '## Problem\n\n```\n## Problem\n```\n\n### Problem\n' },
  ],
  bad: [
    {
      name: 'twice, the second in another form',
      text: '## Problem\n\n😀\n\n«##  PROBLEM»\n',
      problems: ['duplicate'],
      messages: ['There is already a section `Problem` on line 1; expected only one.'],
    },
    {
      name: 'three times, underlined, one of each kind',
      text: '## Problem\n\n## Alternatives considered\n\n«Problem\n---»\n\n«## Alternatives considered»\n\n«## Problem»\n',
      problems: ['duplicate', 'duplicate', 'duplicate'],
    },
    {
      name: 'at another level',
      config: { sections: { level: 3 } },
      text: '## Problem\n\n## Problem\n\n### Problem\n\n«### Problem»\n',
      problems: ['duplicate'],
    },
  ],
});
