import type { MessageTable } from '../../../texts';

/** Summaries and messages of the rules `suppress/*` in Simplified Chinese. */
export const suppress: MessageTable = {
  'suppress/unknown-rule': '抑制注释必须指明存在的规则。',
  'suppress/unknown-rule/unnamed': '此注释没有指明规则，不抑制任何问题；应写明每条规则，例如 `header/title`。',
  'suppress/unknown-rule/unknown': '`{found}` 既不是规则 id，也不是以 `/*` 结尾的命名空间，不抑制任何问题。',
  'suppress/unknown-rule/misspelt': '`{found}` 既不是规则 id，也不是以 `/*` 结尾的命名空间；也许应为 `{suggestion}`。',
  'suppress/unknown-rule/rename': '将名称改为 `{suggestion}`',
  'suppress/unused': '抑制注释必须确实抑制了问题。',
  'suppress/unused/unused': '在此注释抑制的范围内，`{rule}` 没有报告任何问题。',
  'suppress/unused/removeComment': '删除该注释',
  'suppress/unused/removeName': '从注释中删除 `{rule}`',
};
