import { headerTitle } from '../../../../server/src/engine/rules/header/title';
import { testRule } from '../../../support/ruleTester';

testRule(headerTitle, {
  ok: [
    { name: 'an empty file: header/title-missing', text: '' },
    { name: 'no title: header/title-missing', text: 'Cache\n' },
    { name: 'prefix and words', text: '# RFC: Cache\n' },
    { name: 'one character is enough', text: '# RFC: #1' },
    { name: 'the prefix twice is words too', text: '# RFC: RFC: Cache\n' },
    { name: 'trailing blanks are no matter', text: '# RFC: Cache  \n' },
    { name: 'a mark before it: header/bom', text: '\uFEFF# RFC: Cache\n' },
    { name: 'only line 1 counts', text: '# RFC: Cache\n\n# Cache\n\n```\n# Cache\n```\n' },
    { name: 'another prefix', text: '# Agent Note: Cache\n', config: { title: { prefix: 'Agent Note: ' } } },
    { name: 'no prefix', text: '# Cache\n', config: { title: { prefix: '' } } },
    { name: 'a prefix without a blank', text: '# ADR-7\n', config: { title: { prefix: 'ADR-' } } },
  ],
  bad: [
    {
      name: 'no prefix: the words are kept',
      text: '«# »😀 cache  \n\nStatus: proposed\n',
      problems: ['prefix'],
      messages: ['The title begins with `# `; expected `# RFC: `.'],
      fixed: '# RFC: 😀 cache  \n\nStatus: proposed\n',
    },
    { name: 'two blanks before the prefix', text: '«#  RFC: »Cache\n', problems: ['prefix'], fixed: '# RFC: Cache\n' },
    { name: 'two blanks after it', text: '«# RFC:  »Cache\n', problems: ['prefix'], fixed: '# RFC: Cache\n' },
    { name: 'a tab', text: '«#\t»Cache\n', problems: ['prefix'], fixed: '# RFC: Cache\n' },
    { name: 'no blank after it', text: '«# RFC:»Cache\n', problems: ['prefix'], fixed: '# RFC: Cache\n' },
    { name: 'another case', text: '«# Rfc: »Cache\n', problems: ['prefix'], fixed: '# RFC: Cache\n' },
    {
      name: 'a word that only begins like the prefix is kept',
      text: '«# »Notebook sync\n',
      config: { title: { prefix: 'Note ' } },
      problems: ['prefix'],
      fixed: '# Note Notebook sync\n',
    },
    {
      name: 'another prefix; a mark is no part of it',
      text: '\uFEFF«# »Cache\n',
      config: { title: { prefix: 'Agent Note: ' } },
      problems: ['prefix'],
      fixed: '\uFEFF# Agent Note: Cache\n',
    },
    {
      name: 'no prefix wanted',
      text: '«#  »Cache',
      config: { title: { prefix: '' } },
      problems: ['prefix'],
      fixed: '# Cache',
    },
    {
      name: 'half typed: no words yet',
      text: '«# RFC:» \n',
      problems: ['empty'],
      messages: ['The title has no words; expected some after `# RFC: `.'],
    },
    { name: 'no words in another case', text: '«# rfc:»', problems: ['empty'] },
  ],
});
