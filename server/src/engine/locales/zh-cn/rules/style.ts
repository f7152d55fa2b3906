import type { MessageTable } from '../../../texts';

/** Summaries and messages of the rules `style/*` in Simplified Chinese. */
export const style: MessageTable = {
  'style/narrated-history': '已落地的决策写当前的事实，而不是经过。',
  'style/narrated-history/word': '`{found}` 在讲述经过；应写当前的事实。',
  'style/spec-speak': '已落地的决策写现状，而不是应当如何或将要如何。',
  'style/spec-speak/word': '`{found}` 在说尚未发生的事；应写现状。',
  'style/status-annotation': 'RFC 的进展只由状态说明。',
  'style/status-annotation/word': '`{found}` 与状态重复或矛盾；应只在状态中说明，或不写。',
};
