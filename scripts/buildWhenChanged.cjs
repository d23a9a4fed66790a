'use strict';
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { takeLock } = require('./takeLock.cjs');

const root = path.join(__dirname, '..');
const stamps = path.join(root, '.cache/stamps');

const shared = ['contract', 'domain', 'package-lock.json', 'package.json', 'tsconfig.json'];
const parts = [
  {
    name: 'web',
    sources: [
      'src',
      'static',
      'webpack.config.js',
      'scripts/signInPage.cjs',
      'scripts/pageList.cjs',
      'scripts/replayFiles.cjs',
      'scripts/sourceModule.cjs',
      'scripts/firstList.cjs',
      'scripts/iconLoader.cjs',
      ...shared,
    ],
    result: 'build/web/index.html',
    command: [path.join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
  },
  {
    name: 'server',
    sources: ['server', 'scripts/build-server.cjs', 'scripts/serverBundle.cjs', ...shared],
    result: 'build/server/main.js',
    command: [path.join(root, 'scripts/build-server.cjs')],
  },
];

function filesUnder(target) {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [target];
  return fs
    .readdirSync(target)
    .sort()
    .flatMap((name) => filesUnder(path.join(target, name)));
}

function contentOf(sources) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of sources.flatMap((source) => filesUnder(path.join(root, source))))
    hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  return hash.digest('hex');
}

const stampOf = (part) => path.join(stamps, part.name);

function isCurrent(part, content) {
  const stamp = stampOf(part);
  return (
    fs.existsSync(path.join(root, part.result)) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === content
  );
}

/**
 * Builds the parts whose sources differ from what they were last built from. The stamp goes away before a build and
 * comes back after it, so an interrupted one is done again.
 * @returns the names of parts whose build failed; what the tools said stands above
 */
function buildWhenChanged() {
  fs.mkdirSync(stamps, { recursive: true });
  const letGo = takeLock(path.join(root, '.cache/build.lock'));
  try {
    return parts.flatMap((part) => {
      const content = contentOf(part.sources);
      if (isCurrent(part, content)) return [];
      console.log(`Building ${part.name} ...`);
      fs.rmSync(stampOf(part), { force: true });
      const run = spawnSync(process.execPath, part.command, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (run.status !== 0) return [part.name];
      fs.writeFileSync(stampOf(part), content);
      return [];
    });
  } finally {
    letGo();
  }
}

module.exports = { buildWhenChanged };

if (require.main === module) process.exitCode = buildWhenChanged().length === 0 ? 0 : 1;
