import type { Command } from '../command';
import { init } from './init';
import { lint } from './lint';
import { lsp } from './lsp';
import { move } from './move';
import { newRfc } from './new';
import { normalize } from './normalize';
import { pairs } from './pairs';
import { renderIndex } from './renderIndex';
import { rules } from './rules';
import { schema } from './schema';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  lint,
  newRfc,
  move,
  normalize,
  renderIndex,
  pairs,
  schema,
  rules,
  init,
  lsp,
];
