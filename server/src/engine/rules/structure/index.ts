import { structureUnclosedFence } from './unclosed-fence';

/** The rules about Markdown that swallows what follows. */
export const structureRules = [structureUnclosedFence];
