'use strict';
/** Turns a drawing of bootstrap-icons into a module that exports its paths, so that icons take the color of the text around them. */
module.exports = function iconLoader(source) {
  const paths = [...source.matchAll(/<path[^>]*\sd="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`no path in ${this.resourcePath}`);
  return `export default ${JSON.stringify(paths)};`;
};
