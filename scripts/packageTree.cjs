'use strict';
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules/.installed-from');

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

const hasStamp = () => read(stampFile) === wantedStamp();
const writeStamp = () => fs.writeFileSync(stampFile, wantedStamp());

function versionAt(folder) {
  const text = read(path.join(root, folder, 'package.json'));
  try {
    return text === null ? null : JSON.parse(text).version;
  } catch {
    return null;
  }
}

/** Whether every package of the lock file is there, at its version. Those for other kinds of machine may be absent. */
function isWhole() {
  const { packages } = JSON.parse(fs.readFileSync(lockFile, 'utf8'));
  return Object.entries(packages).every(([folder, wanted]) => {
    if (folder === '') return true;
    const version = versionAt(folder);
    return version === wanted.version || (version === null && (wanted.optional || wanted.peer));
  });
}

module.exports = { hasStamp, isWhole, root, writeStamp };
