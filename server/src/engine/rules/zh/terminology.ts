import type { Term } from '../../config/config';
import { defineMarkdownRule, type Edit, type FixDraft } from '../../rule';
import { type Reading, readingsOf } from '../support/reading';
import { TermIndex, type TermMatch } from '../support/terms';
import { isUnbroken, replaceByWords, typography } from '../support/typography';

type Message = 'source' | 'forbidden' | 'replace' | 'entry';

/** Two renderings of one term are two things to a reader; the project's table decides once which it is. */
export const zhTerminology = defineMarkdownRule<Message>({
  ...typography({ id: 'zh/terminology', summary: 'Terms are rendered as the table `zh.terminology` has them.' }),
  fix: 'suggestion',
  messages: {
    source: '`{found}` is rendered as {expected} here.',
    forbidden: '`{found}` does not render `{source}`; {expected} does.',
    replace: 'Replace by `{target}`',
    entry: 'The table of terms has `{source}`.',
  },
  check({ doc, report }) {
    const { terms, terminology } = doc.config.zh;
    if (!terms || terms.length === 0 || terminology === null) return;
    const index = indexOf(terms);
    for (const reading of readingsOf(doc)) {
      const matches = index.findIn(reading.text).filter(({ from, to }) => isUnbroken(reading, from, to));
      for (const match of matches) {
        const { source, targets, span: at } = match.term;
        const span = reading.spanOf(match.from, match.to);
        const expected = targets.map((target) => `\`${target}\``).join(' or ');
        report(
          match.kind,
          span,
          { found: reading.text.slice(match.from, match.to), source, expected },
          {
            fixes: fixesFor(reading, match),
            related: [{ path: terminology, span: at, message: 'entry', data: { source } }],
          },
        );
      }
    }
  },
});

function fixesFor(reading: Reading, { term, from, to }: TermMatch): FixDraft<Message>[] {
  return term.targets.map((target) => {
    const edits: Edit[] = [replaceByWords(reading, from, to, target)];
    return { title: 'replace', data: { target }, edits };
  });
}

/** The table belongs to the configuration, and many documents are held against it. */
const indexes = new WeakMap<readonly Term[], TermIndex>();

function indexOf(terms: readonly Term[]): TermIndex {
  const index = indexes.get(terms) ?? new TermIndex(terms);
  indexes.set(terms, index);
  return index;
}
