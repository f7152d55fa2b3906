import type { FindingMessages, FindingRule } from '../../config/file';
import { type ConfigRule, defineConfigRule, type RuleMeta } from '../../rule';

/** A rule over what the reader of the configuration found. */
export interface FindingRuleDraft<Rule extends FindingRule> extends Pick<RuleMeta, 'summary' | 'severity'> {
  readonly id: Rule;
  readonly parity?: boolean;
  /** A text for everything the reader can say under that id. `{where}` names the file when it is an extended one. */
  readonly messages: Readonly<Record<FindingMessages[Rule], string>>;
  /** Texts for what the engine reports under that id by itself. */
  readonly others?: Readonly<Record<string, string>>;
  /** Title of the fix that the reader suggests, where it does. */
  readonly repair?: string;
}

/** Defines a rule that puts the reader's findings of its id into words. */
export function defineFindingRule<Rule extends FindingRule>(draft: FindingRuleDraft<Rule>): ConfigRule {
  const { repair, messages, others, ...meta } = draft;
  return defineConfigRule<string>({
    ...meta,
    fix: repair === undefined ? 'none' : 'suggestion',
    messages: { ...messages, ...others, ...(repair === undefined ? {} : { repair }) },
    check({ file, report }) {
      for (const finding of file.findings()) {
        if (finding.rule !== draft.id) continue;
        const fixes = finding.repair ? [{ title: 'repair', ...finding.repair }] : [];
        report(finding.message, finding.span, finding.data, { fixes });
      }
    },
  });
}
