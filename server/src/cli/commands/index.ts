import type { Command } from '../command';
import { init } from './init';
import { lint } from './lint';
import { lsp } from './lsp';
import { rules } from './rules';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [lint, rules, init, lsp];
