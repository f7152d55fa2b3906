import { pairGeneratedRegion } from '../../../../server/src/engine/rules/pair/generated-region';
import { testPairRule } from '../../../support/pairRuleTester';

const config = { pairing: { generatedRegions: true } } as const;
const region = (text: string, slug = 'list') =>
  `<!-- BEGIN GENERATED ${slug} by x -->\n${text}<!-- END GENERATED ${slug} -->\n`;

testPairRule(pairGeneratedRegion, {
  ok: [
    { name: 'the same text', config, anchor: region('a\n'), counterpart: region('a\n') },
    {
      name: 'each language with its paths',
      config,
      anchor: region('[a](x.md)\n'),
      counterpart: region('[a](x.zh.md)\n'),
    },
    { name: 'none at all', config, anchor: '', counterpart: '' },
    { name: 'an example in code', config, anchor: `\`\`\`\n${region('a\n')}\`\`\`\n`, counterpart: '' },
    { name: 'where there are none by configuration', anchor: region('a\n'), counterpart: region('b\n') },
    { name: 'alone', config, anchor: '<!-- END GENERATED x -->\n' },
    {
      name: 'excluded',
      config: { pairing: { generatedRegions: true, excluded: ['docs/'] } },
      anchor: region('a\n'),
      counterpart: '',
    },
  ],
  bad: [
    {
      name: 'another text',
      config,
      anchor: region('a 😀\n').replace(/^.*/, '«$&»'),
      counterpart: region('b\n').replace(/^.*/, '«$&»'),
      problems: [
        {
          on: 'anchor',
          message: 'different',
          text: 'The generated region `list` is another one in `guide.zh.md`; expected the same text on both sides.',
        },
        { on: 'counterpart', message: 'different' },
      ],
    },
    {
      name: 'one side has none, with CR LF',
      config,
      anchor: region('a\n').replace(/^.*/, '«$&»').replaceAll('\n', '\r\n'),
      counterpart: '甲\n',
      problems: [{ on: 'anchor', message: 'missing' }],
    },
    {
      name: 'another region in its place',
      config,
      anchor: region('a\n').replace(/^.*/, '«$&»'),
      counterpart: region('a\n', 'table').replace(/^.*/, '«$&»'),
      problems: [
        { on: 'anchor', message: 'missing' },
        { on: 'counterpart', message: 'missing' },
      ],
    },
    ...[
      '<!-- BEGIN GENERATED -->',
      '<!-- BEGIN GENERATED list --> more',
      ' <!-- BEGIN GENERATED list -->',
      '<!-- END GENERATED list now -->',
      '<!--END GENERATED list-->',
    ].map((line) => ({
      name: `the line \`${line}\``,
      config,
      anchor: `«${line}»\n`,
      counterpart: '',
      problems: [{ on: 'anchor' as const, message: 'marker' }],
    })),
    {
      name: 'one in another',
      config,
      anchor: region(`«<!-- BEGIN GENERATED inner -->»\n«<!-- END GENERATED inner -->»\n`),
      counterpart: '',
      problems: [
        { on: 'anchor', message: 'nested' },
        { on: 'anchor', message: 'wrongEnd' },
      ],
    },
    {
      name: 'an end without a beginning, a beginning without an end',
      config,
      anchor: '«<!-- END GENERATED a -->»\n\n«<!-- BEGIN GENERATED b -->»\n',
      counterpart: '',
      problems: [
        { on: 'anchor', message: 'strayEnd' },
        { on: 'anchor', message: 'unclosed' },
      ],
    },
  ],
});
