'use strict';
// Writes down which files the first list after a sign-in needs beside the sign-in page's own, for scripts/check-size.cjs.
const fs = require('node:fs');
const path = require('node:path');

/** The application, its texts, and one list screen with its own: the entry lines. */
const GROUPS = ['app', 'texts-en', 'customs', 'customs-en', 'explain-en'];

class FirstListPlugin {
  constructor({ root }) {
    this.file = path.join(root, 'build/first-list.json');
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('FirstListPlugin', ({ namedChunkGroups }) => {
      const files = GROUPS.flatMap((name) => {
        const group = namedChunkGroups.get(name);
        if (group === undefined) throw new Error(`the build has no chunk ${name}`);
        return group.getFiles();
      });
      fs.writeFileSync(this.file, `${JSON.stringify([...new Set(files)], null, 2)}\n`);
    });
  }
}

module.exports = { FirstListPlugin };
