// Writes dist/rfc-workbench.vsix.
import path from 'node:path';
import { ensureNodePackages, projectRoot } from './lib/ensure.mjs';
import { packagedExtension, packageExtension } from './lib/package.mjs';

ensureNodePackages();
try {
  const size = await packageExtension();
  console.log(`${path.relative(projectRoot, packagedExtension)} (${size})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
