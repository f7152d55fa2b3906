import type { Config } from '../../config/config';
import { defineRule } from '../../rule';
import { lineSpan } from './lines';

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
    fix: 'none',
    messages: {
      notKebab:
        'The topic `{topic}` is not in kebab-case; expected lower-case letters and digits, in words joined by single hyphens.',
    },
    check({ doc, report }) {
      const topic = doc.place.name?.topic; // a name that does not fit the template belongs to `layout/filename`
      if (doc.config.topic !== speaksWhen || topic === undefined || isKebabCase(topic)) return;
      report('notKebab', lineSpan(doc, 0), { topic });
    },
  });
}

function isKebabCase(topic: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(topic);
}
