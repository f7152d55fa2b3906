import type { MessageTable } from '../../../texts';

/** Summaries and messages of the rules `legacy/*` in Simplified Chinese. */
export const legacy: MessageTable = {
  'legacy/debt-marker': '代码之外不得有任何一行带有已停用格式的标记。',
  'legacy/debt-marker/marker': '`{found}` 标记此文件尚未改用本格式；不应有这样的标记。',
  'legacy/debt-marker/deleteComment': '删除该注释',
};
