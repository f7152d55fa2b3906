import type { Config } from '../../config/config';
import { headingLine } from '../../rules/support/headings';
import { statusText } from '../../rules/support/status';

/** What a first document is about, as its file name and its class say it. */
export const firstTopic = 'decisions-as-rfcs';
export const firstClass = 'process';

/** The front page of a new tree: what it is for and how it is used. */
export function frontPage({ root, classes, lifecycles, filename }: Config): string {
  const stages = lifecycles.map(({ name }) => `\`${name}/\``).join(', ');
  const kinds = classes.map(({ name, description }) => `| \`${name}\` | ${description} |`);
  const example = filename.replace('{date}', 'yyyy-mm-dd').replace('{topic}', 'topic');
  return `# RFCs

An RFC records a decision: what was wrong, what was decided, and what else was considered. Write one where somebody will ask why.

A file is named \`${root}/LIFECYCLE/CLASS/${example}\`. The lifecycle says where the decision stands (${stages}), the class what it is about:

| Class | For |
|---|---|
${kinds.join('\n')}

| To | In VS Code | On the command line |
|---|---|---|
| write one | *RFC: New RFC…* | \`rfc new --title "What it is about" --class feature\` |
| move it on | *RFC: Move to Another Lifecycle…* | \`rfc move FILE implemented\` |
| check all | as you type | \`rfc lint\` |

[INDEX.md](INDEX.md) lists them; *RFC: Regenerate Index* or \`rfc index --write\` brings it up to date.
`;
}

/** The first RFC of a new tree: why there are any. It is meant to be edited, discussed and moved like all others. */
export function firstRfc(config: Config): string {
  const [lifecycle] = config.lifecycles;
  if (!lifecycle) throw new Error('the default configuration has lifecycles');
  const sections: readonly (readonly [string, string])[] = [
    ['Problem', texts.problem],
    ['Proposal', texts.proposal],
    ['Alternatives considered', texts.alternatives],
    ['Acceptance criteria', texts.criteria],
    ['Risks', texts.risks],
  ];
  const body = sections.map(([name, text]) => `${headingLine(config, name)}\n\n${text}\n`).join('\n');
  return `# ${config.title.prefix}Keep decisions in this repository\n\n${statusText({ config }, lifecycle)}\n\n${body}`;
}

const texts = {
  problem:
    'What was decided can be seen in the code. Why it was decided stands in a chat, in the notes of a meeting or nowhere, so that people who come later argue it all over again or undo it without knowing what it was for.',
  proposal:
    'A decision that somebody will ask about is written down as an RFC, reviewed like code and kept beside it. Its folder says where it stands and what it is about; its sections answer the same questions every time. The editor checks that while it is written, and the build checks it again with `rfc lint`.',
  alternatives:
    '**A wiki.** It has its own search, rights and history, and stays behind when the code moves on.\n\n**Issues and pull requests.** The discussion is there, but what came of it is spread over many comments, and nothing says which of them still hold.',
  criteria: '- The build runs `rfc lint`.\n- The next decision of weight begins as an RFC.',
  risks: 'Writing takes time. What nobody would ask about needs no RFC.',
};
