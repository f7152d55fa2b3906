import type { MessageTable } from '../../../texts';

/** Summaries and messages of the rules `file/*` in Simplified Chinese. */
export const file: MessageTable = {
  'file/final-newline': '文件末尾必须恰好有一个换行。',
  'file/final-newline/none': '文件末尾没有换行；应有一个。',
  'file/final-newline/several': '文件末尾有空行；最后一行文本之后应恰好有一个换行。',
  'file/final-newline/useOne': '让文件以恰好一个换行结尾',
  'file/not-utf8': '文件必须使用 UTF-8 编码；其他编码的文件不会读取。',
  'file/not-utf8/notUtf8': '偏移量 {offset} 处的字节不是 UTF-8，因此没有检查此文件的任何内容。',
  'file/too-large': '文件不得大于 `limits.fileSize`；更大的文件不会读取。',
  'file/too-large/tooLarge': '此文件有 {size} 字节；最多应为 {limit}（`limits.fileSize`），因此没有检查其中任何内容。',
  'file/unreadable': '按 RFC 命名的必须是可以读取的文件。',
  'file/unreadable/permission': '当前用户无权读取此文件，因此没有检查其中任何内容。',
  'file/unreadable/vanished': '此文件在读取之前消失了。',
  'file/unreadable/folder': '这是文件夹；名称以 `.md` 结尾，应为文件。',
  'file/unreadable/special': '这是管道、套接字或设备；名称以 `.md` 结尾，应为文件。',
  'file/unreadable/dangling': '这个链接指向的目标不存在；应为文件。',
  'file/unreadable/outside': '这个链接指向仓库之外，不会读取；应为文件。',
  'file/unreadable/error': '此文件无法读取，因此没有检查其中任何内容。',
  'file/unreadable/tangled': '此文件的 Markdown 过于复杂，无法读取（{reason}），因此没有检查其中任何内容。',
};
