import type { Config } from '../../config/config';
import type { RfcDocument } from '../../document';
import { defineRule } from '../../rule';
import { slugOf } from '../../text/slug';
import { lineSpan } from './lines';
import { rename, renameTo } from './relocate';

/** What sets the hard and the soft check of the topic apart. */
export interface TopicRuleRow {
  readonly id: string;
  readonly summary: string;
  readonly severity: 'error' | 'information';
  /** The value of the key `topic` under which this one of the two speaks. */
  readonly speaksWhen: Config['topic'];
}

/** A rule about the topic in the file name. Exactly one of the two speaks, by the key `topic`. */
export function defineTopicRule({ speaksWhen, ...row }: TopicRuleRow) {
  return defineRule({
    ...row,
    fix: 'suggestion',
    messages: {
      notKebab:
        'The topic `{topic}` is not in kebab-case; expected lower-case letters and digits, in words joined by single hyphens.',
      rename,
    },
    check({ doc, report }) {
      const { name } = doc.place; // one that does not fit the template belongs to `layout/filename`
      if (doc.config.topic !== speaksWhen || !name || isKebabCase(name.topic)) return;
      const topic = slugOf(name.topic) ?? slugOf(doc.header.title?.text ?? '');
      const fixes = topic === undefined ? [] : [renameTo(doc.path, nameWith(doc, topic))];
      report('notKebab', lineSpan(doc, 0), { topic: name.topic }, { fixes });
    },
  });
}

/** The file's name with another topic. */
function nameWith({ config, place }: RfcDocument, topic: string): string {
  const { date = '', number = '' } = place.name ?? {};
  return config.filename
    .replaceAll('{date}', () => date)
    .replace(/\{number:\d\}/g, () => number)
    .replaceAll('{topic}', () => topic);
}

function isKebabCase(topic: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(topic);
}
