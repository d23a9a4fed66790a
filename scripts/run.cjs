'use strict';
const { checkNode } = require('./checkNode.cjs');
checkNode();
require('./ensureInstalled.cjs').ensureInstalled();
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');
const { options, root, workerEntries } = require('./serverBundle.cjs');

const KEPT_MS = 24 * 3600 * 1000;
const place = path.join(root, '.cache/run');

/** Folders are named by their content and never rewritten, so that runs at the same time do not disturb each other. */
function writeOnce(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.path).update(file.contents);
  const folder = path.join(place, hash.digest('hex').slice(0, 16));
  if (!fs.existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    fs.mkdirSync(unfinished, { recursive: true });
    for (const file of files)
      fs.writeFileSync(path.join(unfinished, path.basename(file.path)), file.contents);
    try {
      fs.renameSync(unfinished, folder);
    } catch {
      // Another run was first; its folder holds the same.
      fs.rmSync(unfinished, { recursive: true, force: true });
    }
  }
  fs.utimesSync(folder, new Date(), new Date());
  return folder;
}

function dropOld() {
  for (const name of fs.readdirSync(place)) {
    const folder = path.join(place, name);
    const stat = fs.statSync(folder, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > KEPT_MS)
      fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Bundles one TypeScript program and runs it in this very process: signals and exit code are its own. */
function main([entry, ...args]) {
  if (entry === undefined || !fs.existsSync(path.join(root, entry))) {
    console.error(
      `Usage: node scripts/run.cjs <program.ts> [arguments]. ${entry === undefined ? 'Name a program.' : `There is no file ${entry}.`}`,
    );
    process.exit(2);
  }
  const built = esbuild.buildSync({
    ...options,
    entryPoints: [path.join(root, entry), ...workerEntries()],
    outdir: place,
    write: false,
  });
  const folder = writeOnce(built.outputFiles);
  dropOld();
  const file = path.join(folder, `${path.basename(entry, '.ts')}.js`);
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, file, ...args];
  require(file);
}

main(process.argv.slice(2));
