'use strict';
// Runs in a process of its own that ends after npm has: an interrupted npm first takes back what it did, and whoever
// asks next must wait for that instead of installing into the same folder at the same time.
const { spawn } = require('node:child_process');
const path = require('node:path');
const { hasStamp, isWhole, root, writeStamp } = require('./packageTree.cjs');
const { takeLock } = require('./takeLock.cjs');

const ATTEMPTS = 2;
let interrupted = false;

/** Development packages are included in production mode as well: they build the product. */
function runNpm() {
  const script = process.env.npm_execpath;
  const [file, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = spawn(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      interrupted = true;
      npm.kill(signal);
    });
  return new Promise((resolve) => {
    npm.on('error', () => resolve(false));
    npm.on('exit', (code) => resolve(code === 0));
  });
}

async function install() {
  for (let attempt = 1; attempt <= ATTEMPTS && !interrupted; attempt += 1) {
    if (isWhole()) return true;
    console.log('Installing packages (npm ci) ...');
    if ((await runNpm()) && isWhole()) return true;
  }
  return false;
}

async function main() {
  const letGo = takeLock(path.join(root, '.cache/install.lock'));
  const done = hasStamp() || (await install());
  if (done) writeStamp();
  letGo();
  if (done) return;
  if (!interrupted)
    console.error(
      'The packages couldn’t be installed. See the npm messages above. Check your network and disk, and try again.',
    );
  process.exit(1);
}

void main();
