// The engine as a module that scripts can call: bundled on the fly, since its source is TypeScript.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './ensure.mjs';

/**
 * Bundles and loads the engine as the working tree has it.
 * @returns {Promise<typeof import('../../server/src/engine/index.ts')>}
 */
export async function loadEngine() {
  const esbuild = await import('esbuild');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rfc-engine-'));
  const outfile = path.join(folder, 'engine.mjs');
  try {
    await esbuild.build({
      entryPoints: ['server/src/engine/index.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      mainFields: ['module', 'main'],
      outfile,
      absWorkingDir: projectRoot,
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
