import { proseHardWrap } from '../../../../server/src/engine/rules/prose/hard-wrap';
import { testRule } from '../../../support/ruleTester';

const title = 'Join the lines';

testRule(proseHardWrap, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'no header', text: 'a\n' },
    { name: 'one line each', text: '# RFC: A\n\nStatus: proposed\n\na\n\n- b\n- c\n\n> d\n\n| e |\n|---|\n| f |\n' },
    {
      name: 'code, HTML, comments, definitions',
      text: '```\na\nb\n```\n\n<p>\nc\nd\n</p>\n\n<!-- e\nf -->\n\n[g]: h\n"i"\n',
    },
    { name: 'a setext heading of two lines', text: 'a\nb\n===\n' },
    { name: 'text right below the status: another rule', text: '# RFC: A\n\na\nStatus: proposed\n\n' },
    { name: 'a companion outside of the root', path: 'README.md', text: 'a\nb\n' },
    { name: 'a counterpart outside of the root', path: 'docs/guide.zh.md', text: '甲\n乙\n' },
  ],
  bad: [
    {
      name: 'two lines, one blank between them',
      text: '\uFEFF# RFC: A\n\n«😀 a \n  b\nc»\n',
      problems: ['wrapped'],
      messages: ['The paragraph covers 3 lines; put it on one and let the editor wrap it.'],
      suggestions: [{ title, text: '\uFEFF# RFC: A\n\n😀 a b c\n' }],
    },
    {
      name: 'list items and quotes',
      text: '- «a\n  b»\n- > «c\n  > d\n  e»\n\n1. f\n\n   «g\nh»\n',
      problems: ['wrapped', 'wrapped', 'wrapped'],
      suggestions: [
        { title, text: '- a b\n- > c\n  > d\n  e\n\n1. f\n\n   g\nh\n' },
        { title, text: '- a\n  b\n- > c d e\n\n1. f\n\n   g\nh\n' },
        { title, text: '- a\n  b\n- > c\n  > d\n  e\n\n1. f\n\n   g h\n' },
      ],
    },
    {
      name: 'explicit breaks count and stay breaks',
      text: '«a  \nb\\\n  *c  \nd*  \ne»\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: 'a<br>b<br> *c<br>d* <br>e\n' }],
    },
    {
      name: 'a line that is nothing but a blank and an explicit break',
      text: '«路\n \\\n\\»\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: '路 <br>\\\n' }],
    },
    {
      name: 'nothing between two Chinese characters or marks',
      text: '«问题\n方案，\n风险\nAPI\n接口。\n𠮷\n野——\n家 “x”\n一»\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: '问题方案，风险 API 接口。𠮷野——家 “x”一\n' }],
    },
    {
      name: 'marks stay apart, so that emphasis goes on to be read',
      text: '«**甲。**\n乙\n`丙`\n[丁](e)\n戊»\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: '**甲。** 乙 `丙` [丁](e) 戊\n' }],
    },
    {
      name: 'an address ends where it did',
      text: '«见 https://a.b/甲\n乙»\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: '见 https://a.b/甲 乙\n' }],
    },
    {
      name: 'a label is the same with a blank',
      text: '«[甲\n乙] 丙\n丁»\n\n[甲 乙]: x.md\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: '[甲 乙] 丙丁\n\n[甲 乙]: x.md\n' }],
    },
    {
      name: 'blanks in code stay',
      text: '> «`甲\n>   乙` <i\n> class="b">»\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: '> `甲   乙` <i class="b">\n' }],
    },
    {
      name: 'a line that would begin something else stands in the middle',
      text: '«a\n2. b\n    # c\n    > d»\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: 'a 2. b # c > d\n' }],
    },
    {
      name: 'a tag on a line of its own would be no text any more',
      text: '«<img\n  src="a.png">»\n\n«<b\nid="c"> d»\n',
      problems: ['wrapped', 'wrapped'],
      suggestions: [{ title, text: '<img\n  src="a.png">\n\n<b id="c"> d\n' }],
    },
    {
      name: 'a mark that is text would begin an item',
      text: 'a\n- «-\nb»\n',
      problems: ['wrapped'],
    },
    {
      name: 'a counterpart',
      path: 'docs/rfc/proposed/feature/2026-07-10-cache.zh.md',
      text: '«甲\n乙»\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: '甲乙\n' }],
    },
    {
      name: 'outside of the root when the configuration names the rule',
      path: 'README.md',
      text: '«a\nb»\n',
      config: { rules: { 'prose/hard-wrap': 'hint' } },
      problems: ['wrapped'],
      suggestions: [{ title, text: 'a b\n' }],
    },
    {
      name: 'or its namespace, also below another status key',
      path: 'docs/guide.md',
      text: '«Status: a\nb»\n',
      config: { rules: { 'prose/*': 'error' } },
      problems: ['wrapped'],
      suggestions: [{ title, text: 'Status: a b\n' }],
    },
    {
      name: 'lines above and below the status, joined but not across it',
      text: '# RFC: A\n\n«a\nb\nStatus: proposed\nc\nd»\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: '# RFC: A\n\na b\nStatus: proposed\nc d\n' }],
    },
    {
      name: 'two lines that the status parts: they stay when it goes',
      text: '# RFC: A\n\n«a\nStatus: proposed\nb»\n',
      problems: ['wrapped'],
    },
    {
      name: 'a paragraph in the body that mentions the status',
      text: '«a Status: proposed\nb»\n',
      problems: ['wrapped'],
      suggestions: [{ title, text: 'a Status: proposed b\n' }],
    },
  ],
});
