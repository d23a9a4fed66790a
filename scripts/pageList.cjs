'use strict';
// Lists the addresses of the application's pages for the server, which answers every other one with 404 (pages.json).
const path = require('node:path');
const { runSource } = require('./sourceModule.cjs');

class PageListPlugin {
  constructor({ root }) {
    this.root = root;
  }

  apply(compiler) {
    const name = 'PageListPlugin';
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const { exports, files } = await runSource(path.join(this.root, 'src/routing/pageAddresses.ts'));
        for (const file of files) compilation.fileDependencies.add(path.resolve(this.root, file));
        const list = `${JSON.stringify(exports.PAGE_ADDRESSES, null, 2)}\n`;
        compilation.emitAsset('pages.json', new sources.RawSource(list));
      });
    });
  }
}

module.exports = { PageListPlugin };
