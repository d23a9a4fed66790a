'use strict';
// Writes the files by which two builds are compared on the replay screen, and names them in replay.json.
const { createHash } = require('node:crypto');
const path = require('node:path');
const { bundle } = require('./sourceModule.cjs');

const FILES = { reducer: 'reducerFile', worker: 'worker' };

/** The text of each file and its name, which holds its content's hash. */
async function replayFiles(root) {
  return Promise.all(
    Object.entries(FILES).map(async ([name, source]) => {
      const { text, files } = await bundle(path.join(root, `src/replay/otherBuild/${source}.ts`), {
        platform: 'browser',
        format: 'iife',
        minify: true,
        target: 'es2022',
      });
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
      return { name, file: `assets/replay-${name}.${hash}.js`, text, sources: files };
    }),
  );
}

const listOf = (built) =>
  `${JSON.stringify(Object.fromEntries(built.map(({ name, file }) => [name, file])), null, 2)}\n`;

class ReplayFilesPlugin {
  constructor({ root }) {
    this.root = root;
  }

  apply(compiler) {
    const name = 'ReplayFilesPlugin';
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const built = await replayFiles(this.root);
        for (const { file, text, sources: read } of built) {
          compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
          for (const source of read) compilation.fileDependencies.add(path.resolve(source));
        }
        compilation.emitAsset('replay.json', new sources.RawSource(listOf(built)));
      });
    });
  }
}

module.exports = { ReplayFilesPlugin, listOf, replayFiles };
