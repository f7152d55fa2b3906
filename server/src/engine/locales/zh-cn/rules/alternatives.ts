import type { MessageTable } from '../../../texts';

/** Summaries and messages of the rules `alternatives/*` in Simplified Chinese. */
export const alternatives: MessageTable = {
  'alternatives/both': '记录了替代方案的 RFC 不得再声明未记录替代方案。',
  'alternatives/both/both': '注释声明未记录替代方案，但第 {line} 行已有章节 `{section}`。',
  'alternatives/both/deleteComment': '删除该注释',
  'alternatives/grandfather-expired': '只有日期早于本格式的 RFC 才可以声明未记录替代方案。',
  'alternatives/grandfather-expired/late':
    '该注释只适用于日期早于 {before} 的文件，而此文件的日期是 {date}；应有章节 `{section}`。',
  'alternatives/grandfather-expired/undated':
    '该注释只适用于日期早于 {before} 的文件，而此文件的文件名不含日期；应有章节 `{section}`。',
  'alternatives/grandfather-expired/never': '此目录树一律不接受该注释；应有章节 `{section}`。',
  'alternatives/grandfather-expired/useSection': '将注释替换为待填写的章节 `{section}`',
  'alternatives/grandfather-expired/deleteComment': '删除该注释',
  'alternatives/grandfather-placement': '声明未记录替代方案的注释应位于最后一行。',
  'alternatives/grandfather-placement/notLast': '该注释位于第 {line} 行；应位于文件末尾。',
  'alternatives/grandfather-placement/repeated': '该注释在文件中出现了两次；应只在末尾出现一次。',
  'alternatives/grandfather-placement/moveDown': '将注释移到文件末尾',
  'alternatives/grandfather-placement/deleteComment': '删除此处的注释',
  'alternatives/grandfather-spelling': '声明未记录替代方案的注释必须独占一行，且与配置完全一致。',
  'alternatives/grandfather-spelling/spelling': '注释写作 `{found}`；应独占一行且恰为 `{expected}`。',
  'alternatives/grandfather-spelling/rewrite': '按配置重写注释并放到文件末尾',
  'alternatives/missing': 'RFC 必须记录替代方案；早于本格式的 RFC 可以声明未记录。',
  'alternatives/missing/missing': '缺少章节 `{section}`。',
  'alternatives/missing/missingOld': '缺少章节 `{section}`，也没有声明未记录替代方案的注释。',
  'alternatives/missing/insertSection': '插入待填写的章节 `{section}`',
  'alternatives/missing/appendComment': '在文件末尾声明未记录替代方案',
  'alternatives/shape': '每个替代方案应自成一条：以粗体引出，或在该章节下设标题。',
  'alternatives/shape/prose':
    '章节 `{found}` 中既没有以粗体开头的条目，也没有 `{heading}` 标题；每个替代方案应各有其一。',
};
