'use strict';
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');

/** Modules that run in a thread of their own (`startWorker` finds them by name beside the bundle). */
function workerEntries() {
  return fs
    .readdirSync(path.join(root, 'server'), { recursive: true })
    .filter((file) => /(^|[\\/])[a-z]\w*Worker\.ts$/.test(file) && path.basename(file) !== 'startWorker.ts')
    .map((file) => path.join(root, 'server', file));
}

const options = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  entryNames: '[name]',
  logLevel: 'warning',
};

module.exports = { options, root, workerEntries };
