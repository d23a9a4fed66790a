/** A path as routes are compared: letter case, doubled and trailing slashes make no difference (H63). */
export const canonical = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
