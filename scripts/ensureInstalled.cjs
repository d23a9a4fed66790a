'use strict';
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const lockFile = path.join(root, 'package-lock.json');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.installed-from');

const read = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** What an install must match: the lock file's content, and the machine native packages were picked for. */
const wantedStamp = () =>
  createHash('sha256')
    .update(fs.readFileSync(lockFile))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/** npm writes this list when it has finished; packages it left out for another kind of machine are not on it. */
function installedByHand() {
  const finished = read(path.join(modules, '.package-lock.json'));
  if (finished === null) return false;
  const installed = JSON.parse(finished).packages;
  const wanted = Object.entries(JSON.parse(fs.readFileSync(lockFile, 'utf8')).packages);
  return wanted.every(
    ([name, { version, optional, peer }]) =>
      name === '' || optional || peer || installed[name]?.version === version,
  );
}

function npm(args) {
  const script = process.env.npm_execpath;
  const [file, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  return spawnSync(file, [...first, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * Installs what the lock file names, unless that is done. The stamp is written last, so an interrupted install is
 * begun anew. Development packages are included in production mode as well: they build the product.
 */
function ensureInstalled() {
  const wanted = wantedStamp();
  if (read(stampFile) === wanted) return;
  if (!installedByHand()) {
    console.log('Installing packages (npm ci) ...');
    const run = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
    if (run.status !== 0) {
      console.error(
        'The packages could not be installed; npm says why above. Check the network and the disk, and try again.',
      );
      process.exit(1);
    }
  }
  fs.writeFileSync(stampFile, wanted);
}

module.exports = { ensureInstalled };
