import { defineRule, replace } from '../../rule';

/** The prefix tells readers of a search result or a link preview what they look at; the index is built on it too. */
export const headerTitle = defineRule({
  id: 'header/title',
  summary: 'The title must begin with exactly the configured prefix, followed by words.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    prefix: 'The title begins with `{found}`; expected `{expected}`.',
    empty: 'The title has no words; expected some after `{expected}`.',
    usePrefix: 'Begin the title with `{expected}`',
  },
  check({ doc, report }) {
    const { title } = doc.header;
    if (!title) return; // `header/title-missing`
    const expected = `# ${doc.config.title.prefix}`;
    const line = doc.text.slice(title.lead.start, title.span.end);
    if (line.startsWith(expected) && /^\S/.test(line.slice(expected.length))) return;

    const words = dropPrefix(line.slice(1).trimStart(), doc.config.title.prefix);
    const span = { start: title.lead.start, end: title.span.end - words.length };
    if (words === '') {
      report('empty', span, { expected });
      return;
    }
    const found = doc.text.slice(span.start, span.end);
    const fix = { title: 'usePrefix', data: { expected }, edits: [replace(span, expected)] } as const;
    report('prefix', span, { found, expected }, { fixes: [fix] });
  },
});

/** The title without its prefix in whatever case and with whatever blanks; unchanged when it has none. */
function dropPrefix(title: string, prefix: string): string {
  const bare = prefix.trim();
  if (bare === '' || title.slice(0, bare.length).toLowerCase() !== bare.toLowerCase()) return title;
  const rest = title.slice(bare.length);
  const isPartOfWord = /[\p{L}\p{N}]$/u.test(bare) && /^[\p{L}\p{N}]/u.test(rest);
  return isPartOfWord ? title : rest.trimStart();
}
