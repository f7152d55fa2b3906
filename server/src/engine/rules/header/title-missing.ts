import type { RfcDocument } from '../../document';
import { defineRule, insert } from '../../rule';
import { lineSpan } from '../support/lines';

/** Without a title the decision has no name in the index, in the editor's outline or in a search result. */
export const headerTitleMissing = defineRule({
  id: 'header/title-missing',
  summary: 'Line 1 must be a level-1 heading: the title.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    missing: 'Line 1 is no title; expected `# {prefix}` and some words.',
    insertTitle: 'Insert the title `{title}`',
  },
  check({ doc, report }) {
    if (doc.header.title) return; // `header/title` judges it
    const { prefix } = doc.config.title;
    const words = topicWords(doc);
    const title = `# ${prefix}${words}`;
    const edits = [insert(doc.text.startsWith('\uFEFF') ? 1 : 0, title + separator(doc))];
    const fixes = words === '' ? [] : [{ title: 'insertTitle', data: { title }, edits } as const];
    report('missing', lineSpan(doc, 0), { prefix }, { fixes });
  },
});

/** What goes between the new title and the text: an empty line, unless one is there or nothing follows. */
function separator({ lines }: RfcDocument): string {
  const first = lines.textOf(0)?.replace('\uFEFF', '');
  return first === '' ? lines.newline : lines.newline + lines.newline;
}

/** The file name's topic as a title: `cache-warm-up` gives `Cache warm up`. Empty when the name holds no word. */
function topicWords({ place }: RfcDocument): string {
  const topic = place.name?.topic ?? place.base.replace(/\.md$/, '');
  const words = topic.split(/[-_\s]+/).filter((word) => word !== '');
  const [first = '', ...rest] = words.join(' ');
  return first.toUpperCase() + rest.join('');
}
