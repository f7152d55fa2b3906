import { keepCompiled } from '../host/compiledCode';
import { limitGarbage } from '../host/garbage';

/** A server lives as long as its editor, mostly idle: memory counts for more than the collector's time. In per cent. */
const GARBAGE = 40;

limitGarbage(GARBAGE);
keepCompiled(__dirname);
void import('./main');
