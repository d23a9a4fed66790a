'use strict';
const fs = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');
const { options, root, workerEntries } = require('./serverBundle.cjs');

const outdir = path.join(root, 'build/server');
fs.rmSync(outdir, { recursive: true, force: true });
esbuild
  .build({ ...options, entryPoints: [path.join(root, 'server/main.ts'), ...workerEntries()], outdir })
  .catch(() => process.exit(1));
