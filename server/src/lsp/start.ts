import path from 'node:path';
import { cacheFolder } from '../host/cacheFolder';
import { keepCompiled } from '../host/compiledCode';

keepCompiled(__dirname, path.join(cacheFolder(), 'code'));
void import('./main');
