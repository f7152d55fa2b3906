// The floor: reads every Markdown document below a folder and hashes it as git does, and nothing else.
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** @param {string} folder @returns {number} how many it has read */
function readAll(folder) {
  let count = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== '.git') count += readAll(file);
      continue;
    }
    if (!entry.name.endsWith('.md')) continue;
    const bytes = readFileSync(file);
    createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    count++;
  }
  return count;
}

console.log(readAll(process.argv[2] ?? '.'));
