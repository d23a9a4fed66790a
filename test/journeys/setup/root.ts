import { existsSync } from 'node:fs';
import path from 'node:path';

/** The project's own folder, wherever the running code was bundled to. */
export const ROOT = folderWith('package.json', __dirname);

function folderWith(file: string, from: string): string {
  if (existsSync(path.join(from, file))) return from;
  const above = path.dirname(from);
  if (above === from) throw new Error(`no folder above ${__dirname} has a ${file}`);
  return folderWith(file, above);
}
