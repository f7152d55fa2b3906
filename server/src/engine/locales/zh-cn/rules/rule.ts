import type { MessageTable } from '../../../texts';

/** Summaries and messages of the rules `rule/*` in Simplified Chinese. */
export const rule: MessageTable = {
  'rule/crashed': '规则不得在检查文档时出错；该规则出错了，因此没有结论。',
  'rule/crashed/crashed': '规则 `{rule}` 在此处出错（{reason}），因此其检查结果未知。',
};
