import { keepCompiled } from '../host/compiledCode';

keepCompiled(__dirname);
void import('./main');
