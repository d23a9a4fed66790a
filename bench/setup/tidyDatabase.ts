import pg from 'pg';
import { tmpdir } from 'node:os';
import { connectionTo } from '../../server/db/embedded/embeddedServer';
import { layoutOf } from '../../server/db/embedded/layout';
import { readPostmasterFile } from '../../server/db/embedded/postmasterFile';

/** What autovacuum does on its own a minute after many lines came: statistics and the map of pages all may see. */
export async function tidyDatabase(dataDir: string): Promise<void> {
  const sockets = readPostmasterFile(layoutOf(dataDir, tmpdir()).data)?.sockets ?? '';
  const client = new pg.Client({ ...connectionTo(sockets), database: 'northwood' });
  await client.connect();
  try {
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
