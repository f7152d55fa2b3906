import type { Texts } from '../texts';
import { parts } from './zh-cn/parts';
import { phrases } from './zh-cn/phrases';
import { rules } from './zh-cn/rules';
import { cli } from './zh-cn/sentences/cli';
import { help } from './zh-cn/sentences/help';
import { host } from './zh-cn/sentences/host';
import { server } from './zh-cn/sentences/server';
import { words } from './zh-cn/words';

/** Simplified Chinese. The build writes it into a file of its own, which is read only when somebody asks for it. */
export const zhCn: Texts = {
  tag: 'zh-CN',
  rules,
  words,
  phrases,
  sentences: { ...server, ...host, ...cli, ...help },
  parts,
  comma: '、',
  or: ' 或 ',
};
