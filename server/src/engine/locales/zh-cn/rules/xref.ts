import type { MessageTable } from '../../../texts';

/** Summaries and messages of the rules `xref/*` in Simplified Chinese. */
export const xref: MessageTable = {
  'xref/absolute': '指向同一目录树中 RFC 的链接必须是相对链接。',
  'xref/absolute/absolute':
    '`{address}` 是绝对地址，而 `{path}` 就在同一目录树中：用 `{relative}` 则在任何副本中都有效。',
  'xref/absolute/useRelative': '改为指向 `{relative}`',
  'xref/bare-number': '引用 RFC 要用链接：它没有编号。',
  'xref/bare-number/number': '`{found}` 不对应任何文件：此处的 {noun} 都没有编号。应链接到所指的那一个。',
  'xref/bare-path': '正文中的 RFC 路径必须写成链接。',
  'xref/bare-path/bare': '`{found}` 是 RFC 的路径，但不是链接。',
  'xref/bare-path/gone': '`{found}` 形似 RFC 路径，但不是链接，也没有这个文件。',
  'xref/bare-path/makeLink': '写成指向 `{path}` 的链接',
};
