// Writes the texts of other languages as JSON beside the programs: files that are read only when somebody asks for them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The modules by the name of the language, and what each exports. */
const languages = { 'zh-cn': 'zhCn' };

/** @param {string} root the project's folder */
export async function writeTexts(root) {
  const esbuild = await import('esbuild');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rfc-texts-'));
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  try {
    for (const [name, exported] of Object.entries(languages)) {
      const outfile = path.join(folder, `${name}.mjs`);
      await esbuild.build({
        entryPoints: [`server/src/engine/locales/${name}.ts`],
        bundle: true,
        format: 'esm',
        outfile,
        absWorkingDir: root,
        logLevel: 'warning',
      });
      const texts = (await import(pathToFileURL(outfile).href))[exported];
      writeFileSync(path.join(root, `dist/rfc.${name}.json`), `${JSON.stringify(texts)}\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
