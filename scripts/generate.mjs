// Brings what derives from the registry up to date: `npm run generate`. With `--check` it writes nothing and names what lags.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEngine } from './lib/engineModule.mjs';
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';
import { rulePageBlock, rulePagePath, rulesIndex, withBlock } from './lib/ruleDocs.mjs';

/**
 * Every generated text by path relative to the project; `undefined` where a file or its block is missing.
 * @returns {Promise<Map<string, string | undefined>>}
 */
async function generateTexts() {
  const { registry, configTable } = await loadEngine();
  /** @type {Map<string, string | undefined>} */
  const texts = new Map([['docs/rules/index.md', rulesIndex(registry)]]);
  for (const rule of registry) {
    const page = rulePagePath(rule.id);
    texts.set(page, withBlock(readText(page), rulePageBlock(rule)));
  }
  texts.set('docs/configuration.md', withBlock(readText('docs/configuration.md'), configTable().trimEnd()));
  return texts;
}

/** @param {string} file @returns {string} empty when there is no such file */
function readText(file) {
  const absolute = path.join(projectRoot, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
}

/** @returns {Promise<number>} the exit code */
async function main() {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option !== undefined && option !== '--check')) {
    console.error('npm run generate takes no option but `--check`.');
    return 2;
  }
  const texts = await generateTexts();
  const missing = [...texts].filter(([, text]) => text === undefined).map(([file]) => file);
  const lagging = [...texts].filter(([file, text]) => text !== undefined && readText(file) !== text);
  for (const file of missing) console.error(`${file}: the file, or its generated block, is missing.`);
  for (const [file, text] of lagging) {
    if (option === '--check') console.error(`${file} lags behind; \`npm run generate\` rewrites it.`);
    else writeFileSync(path.join(projectRoot, file), text ?? '');
  }
  if (option !== '--check') console.log(`${lagging.length} of ${texts.size} files rewritten.`);
  return missing.length > 0 || (option === '--check' && lagging.length > 0) ? 1 : 0;
}

ensureNodePackages();
process.exitCode = await main();
