import { errorCodeOf } from '../../system/errorCode';
import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { StartFailure } from './startFailure';

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * npm packages cannot hold links, so the package lists them and makes them in an install script. Where those are
 * switched off we make them, or the programs would not find their libraries.
 * @param packageFolder the package's folder; its list is `native/pg-symlinks.json`, paths relative to the folder
 */
export function repairLibraryLinks(packageFolder: string): StartFailure | null {
  const list = linkList.parse(
    JSON.parse(readFileSync(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')),
  );
  for (const { source, target } of list) {
    const link = path.join(packageFolder, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
    } catch (error) {
      const code = errorCodeOf(error);
      // Another process made it between our look and our action.
      if (code === 'EEXIST') continue;
      return {
        kind: 'programs-missing',
        sentence: `The embedded PostgreSQL needs links to its libraries, but ${path.dirname(link)} isn’t writable (${String(code)}). Start once as the owner of that folder, or run npm rebuild there.`,
      };
    }
  }
  return null;
}
