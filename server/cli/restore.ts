import path from 'node:path';
import { restore } from '../db/embedded/restore';
import { embeddedDataDir, quit } from './dataPlace';

const USAGE = 'Usage: DATA_DIR=<new folder> npm run restore -- <backup folder>';

async function main([backup]: readonly string[]): Promise<void> {
  const dataDir = embeddedDataDir("Restore it with that server's own tools.");
  if (backup === undefined) quit(USAGE);
  const done = await restore(path.resolve(backup), dataDir);
  if (!done.ok) quit(done.failure.sentence);
  console.log(`Restored the backup of ${done.value.madeAt} to ${dataDir}.`);
  console.log(`Start the portal with: DATA_DIR=${dataDir} npm start`);
}

void main(process.argv.slice(2));
