import { defineRule } from '../../rule';
import { en } from '../../texts';

/** The index takes file names as they are, and a link to a name with a blank or a parenthesis ends in its middle. */
export const indexUnsafePath = defineRule({
  id: 'index/unsafe-path',
  summary: 'A file name must not break its link in the index.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    unsafe: 'The file name `{name}` holds {what}, which breaks its link in the index; expected none.',
    rename: 'Rename the file to `{name}`',
  },
  check({ doc, report }) {
    const { base, path } = doc.place;
    const unsafe = findUnsafe(base);
    if (unsafe === undefined || doc.config.index.mode !== 'generated') return;

    const span = doc.lines.span(0) ?? { start: 0, end: 0 };
    const name = safeName(base);
    const to = path.slice(0, path.length - base.length) + name;
    const steps = [{ kind: 'rename' as const, from: path, to }];
    const fixes = name === '.md' ? [] : [{ title: 'rename' as const, data: { name }, steps }];
    report('unsafe', span, { name: base, what: nameOf(unsafe) }, { fixes });
  },
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSAFE = /[\s()<>\u0000-\u001f\u007f]/;

function findUnsafe(base: string): string | undefined {
  return UNSAFE.exec(base)?.[0];
}

function nameOf(character: string): string {
  if (character === ' ') return en('a blank');
  return /[()<>]/.test(character) ? `\`${character}\`` : en('an invisible character');
}

/** One hyphen for each stretch of unsafe characters, none at the ends. */
function safeName(base: string): string {
  const stem = base.replace(/\.md$/, '');
  const parts = stem.split(UNSAFE).map((part) => part.replace(/^-+|-+$/g, ''));
  return `${parts.filter((part) => part !== '').join('-')}.md`;
}
