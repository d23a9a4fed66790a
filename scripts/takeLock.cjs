'use strict';
const fs = require('node:fs');
const path = require('node:path');

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holderOf(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Makes the file with its content in one step, and never over another's. */
function makeOwn(file) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, String(process.pid));
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Moved aside before it is removed: should somebody have taken the lock in between, it is given back. */
function removeStale(file, holder) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (holderOf(aside) !== holder) fs.renameSync(aside, file);
    else fs.rmSync(aside);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/**
 * Waits until no living process holds the lock file, then holds it. The lock of a killed process is taken over.
 * @returns lets go of it
 */
function takeLock(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  while (!makeOwn(file)) {
    const holder = holderOf(file);
    if (holder !== null && isRunning(holder)) pause(200);
    else if (holder !== null) removeStale(file, holder);
  }
  return () => fs.rmSync(file, { force: true });
}

module.exports = { takeLock };
