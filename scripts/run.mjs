// Runs a program of the project's Node packages, which are installed first when missing: `node scripts/run.mjs NAME ARGS…`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';

const [name = '', ...args] = process.argv.slice(2);
ensureNodePackages();
const windows = process.platform === 'win32';
const program = path.join(projectRoot, 'node_modules/.bin', windows ? `${name}.cmd` : name);
if (name === '' || !existsSync(program)) {
  console.error(`The Node packages hold no program \`${name}\`.`);
  process.exitCode = 2;
} else {
  process.exitCode = spawnSync(program, args, { stdio: 'inherit', shell: windows }).status ?? 1;
}
