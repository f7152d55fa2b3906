// Notes every file of code that a program loads in the file that its option `--note=FILE` names.
const { appendFileSync } = require('node:fs');
const Module = require('node:module');

const option = process.argv.find((arg) => arg.startsWith('--note='));
const list = option?.slice('--note='.length);
/** @type {Record<string, (module: NodeModule, file: string) => void>} */
const extensions = Reflect.get(Module, '_extensions');
const load = extensions['.js'];
extensions['.js'] = (/** @type {NodeModule} */ module, /** @type {string} */ file) => {
  if (list !== undefined) appendFileSync(list, `${file}\n`);
  load?.(module, file);
};
