'use strict';
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { hasStamp } = require('./packageTree.cjs');

/**
 * Installs what the lock file names, unless that is done; ends the process when it cannot be. The stamp of a finished
 * install is written last, so an interrupted one is looked at again.
 */
function ensureInstalled() {
  if (hasStamp()) return;
  const run = spawnSync(process.execPath, [path.join(__dirname, 'installPackages.cjs')], {
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(1);
}

module.exports = { ensureInstalled };
