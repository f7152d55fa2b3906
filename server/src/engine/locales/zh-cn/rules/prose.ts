import type { MessageTable } from '../../../texts';

/** Summaries and messages of the rules `prose/*` in Simplified Chinese. */
export const prose: MessageTable = {
  'prose/hard-wrap': '一个段落必须写成一行，无论多长。',
  'prose/hard-wrap/wrapped': '此段落占了 {lines} 行；应写成一行，由编辑器自动折行。',
  'prose/hard-wrap/join': '合并各行',
};
