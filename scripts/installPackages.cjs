'use strict';
// Runs in a process of its own: when whoever asked for it is killed, it goes on to the end holding its lock, and the
// next to ask waits instead of installing into the same folder at the same time.
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { hasStamp, isWhole, root, writeStamp } = require('./packageTree.cjs');
const { takeLock } = require('./takeLock.cjs');

const ATTEMPTS = 2;

/** Development packages are included in production mode as well: they build the product. */
function runNpm() {
  const script = process.env.npm_execpath;
  const [file, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  return spawnSync(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function install() {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (isWhole()) return true;
    console.log('Installing packages (npm ci) ...');
    if (runNpm() && isWhole()) return true;
  }
  return false;
}

const letGo = takeLock(path.join(root, '.cache/install.lock'));
const done = hasStamp() || install();
if (done) writeStamp();
letGo();
if (!done) {
  console.error(
    'The packages could not be installed; npm says why above. Check the network and the disk, and try again.',
  );
  process.exit(1);
}
