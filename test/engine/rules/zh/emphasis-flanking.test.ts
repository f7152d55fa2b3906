import { zhEmphasisFlanking } from '../../../../server/src/engine/rules/zh/emphasis-flanking';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhEmphasisFlanking, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'bold that is rendered', path, text: '中**文**字，**（a）**，**「b」** 中，**c。**\n' },
    { name: 'bold between marks', path, text: '，**重点**。（**a**）' },
    { name: 'code and escapes', path, text: '`a）**b`，\\*\\*中）\\*\\*文' },
    { name: 'stars that are no bold', path, text: '2 ** 3，a** 文，**重点**。**' },
    { name: 'three stars, and one', path, text: '***中）***文，*中）*文' },
    { name: 'letters outside', path, text: '**a)**b' },
  ],
  bad: [
    {
      name: 'the end, behind an emoji',
      path,
      text: '😀 **中（A）«**»文\n',
      problems: ['end'],
      messages: ['`**` between `）` and `文` ends no bold: it needs a blank behind it.'],
      suggestions: [{ title: 'Insert a blank', text: '😀 **中（A）** 文\n' }],
    },
    {
      name: 'the beginning, before an ideograph of another plane',
      path,
      text: '𠮷«**»“文”**，',
      problems: ['begin'],
      messages: ['`**` between `𠮷` and `“` begins no bold: it needs a blank before it.'],
      suggestions: [{ title: 'Insert a blank', text: '𠮷 **“文”**，' }],
    },
    {
      name: 'the first of several, which the parser then pairs with the wrong ones',
      path,
      text: '**重点：«**»后面是**粗体**吗',
      problems: ['end'],
      suggestions: [{ title: 'Insert a blank', text: '**重点：** 后面是**粗体**吗' }],
    },
    {
      name: 'code at the edge',
      path,
      text: '中«**»`a`«**»文',
      problems: ['begin', 'end'],
      suggestions: [
        { title: 'Insert a blank', text: '中 **`a`**文' },
        { title: 'Insert a blank', text: '中**`a`** 文' },
      ],
    },
    {
      name: 'in a list and in a table',
      path,
      text: '- **中。«**»文\n\n| **中。«**»文 |\n|---|\n',
      problems: ['end', 'end'],
      suggestions: [
        { title: 'Insert a blank', text: '- **中。** 文\n\n| **中。**文 |\n|---|\n' },
        { title: 'Insert a blank', text: '- **中。**文\n\n| **中。** 文 |\n|---|\n' },
      ],
    },
  ],
});
