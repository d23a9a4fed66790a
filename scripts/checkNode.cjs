'use strict';
// Written for any Node at all: it must be able to say that it is too old.

/** Ends the process with a sentence unless this Node can load ES modules from CommonJS, which packages we use need. */
function checkNode() {
  const parts = process.versions.node.split('.').map(Number);
  const [major, minor] = [parts[0], parts[1]];
  const able = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23;
  if (able) return;
  console.error(
    `This is Node ${process.versions.node}, but version 20.19 or later is required (22.12 or later for Node 22). Install it from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

module.exports = { checkNode };
