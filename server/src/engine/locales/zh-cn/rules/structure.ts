import type { MessageTable } from '../../../texts';

/** Summaries and messages of the rules `structure/*` in Simplified Chinese. */
export const structure: MessageTable = {
  'structure/unclosed-fence': '围栏代码块必须闭合。',
  'structure/unclosed-fence/unclosed': '此代码块没有闭合；其后应有一行 `` {marker} ``。',
  'structure/unclosed-fence/close': '用 `` {marker} `` 闭合代码块',
};
