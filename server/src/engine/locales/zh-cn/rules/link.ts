import type { MessageTable } from '../../../texts';

/** Summaries and messages of the rules `link/*` in Simplified Chinese. */
export const link: MessageTable = {
  'link/broken': '相对链接必须指向存在的文件或文件夹。',
  'link/broken/missing': '`{address}` 指向 `{path}`，但没有这个文件或文件夹。',
  'link/broken/spelling': '`{address}` 指向 `{path}`，实际写作 `{actual}`：路径区分大小写。',
  'link/broken/useNearest': '改为指向 `{path}`',
  'link/broken-anchor': '指向章节的链接必须对应存在的标题或锚点。',
  'link/broken-anchor/missing': '`{path}` 中没有名为 `{fragment}` 的标题或锚点。',
  'link/broken-anchor/missingHere': '本文档中没有名为 `{fragment}` 的标题或锚点。',
  'link/broken-anchor/useNearest': '改为指向 `#{anchor}`',
  'link/doc-ref': '源代码中提到的文档必须存在。',
  'link/doc-ref/missing': '没有文件 `{path}`。',
};
