'use strict';
// Checks each source root with its own globals: no DOM in the server, no Node in the browser, neither in domain and contract.
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.join(__dirname, '..');
const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
let failed = false;
for (const part of ['domain', 'contract', 'src', 'server', 'test']) {
  const run = spawnSync(process.execPath, [tsc, '-p', part], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) {
    failed = true;
    console.error(`type errors in ${part}/`);
  }
}
process.exit(failed ? 1 : 0);
