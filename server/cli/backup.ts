import path from 'node:path';
import { backUp } from '../db/embedded/backup';
import { systemClock } from '../system/clock';
import { embeddedDataDir, quit } from './dataPlace';

const USAGE = 'Usage: npm run backup -- <new folder>';

async function main([target]: readonly string[]): Promise<void> {
  const dataDir = embeddedDataDir(
    "Back it up with that server's own tools, such as pg_dump or pg_basebackup.",
  );
  if (target === undefined) quit(USAGE);
  const made = await backUp(dataDir, path.resolve(target), systemClock.now());
  if (!made.ok) quit(made.failure.sentence);
  console.log(`Backed up ${dataDir} to ${path.resolve(target)}: ${made.value.files} files.`);
  console.log(`Restore it with: DATA_DIR=<new folder> npm run restore -- ${target}`);
}

void main(process.argv.slice(2));
