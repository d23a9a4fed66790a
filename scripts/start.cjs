'use strict';
const { checkNode } = require('./checkNode.cjs');
checkNode();
require('./ensureInstalled.cjs').ensureInstalled();
const path = require('node:path');
const { buildWhenChanged } = require('./buildWhenChanged.cjs');

const failed = buildWhenChanged();
if (failed.length > 0) {
  console.error(`The ${failed.join(' and the ')} build failed. See the messages above.`);
  process.exit(1);
}
// In this very process, so that whatever ends it ends the server.
process.setSourceMapsEnabled(true);
require(path.join(__dirname, '../build/server/main.js'));
