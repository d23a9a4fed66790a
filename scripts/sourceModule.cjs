'use strict';
// Modules of the application, bundled or run while it is built.
const Module = require('node:module');
const path = require('node:path');
const esbuild = require('esbuild');

/** The bundle's text, and the files it was made of. */
async function bundle(entry, options) {
  const result = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    ...options,
  });
  return { text: result.outputFiles[0].text.trim(), files: Object.keys(result.metafile.inputs) };
}

/** Runs a module in this process and returns what it exports. */
async function runSource(entry, options) {
  const { text, files } = await bundle(entry, { platform: 'node', format: 'cjs', ...options });
  const file = entry.replace(/\.tsx?$/, '.cjs');
  const module = new Module(file);
  module.filename = file;
  module.paths = Module._nodeModulePaths(path.dirname(file));
  module._compile(text, file);
  return { exports: module.exports, files };
}

module.exports = { bundle, runSource };
