import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { connectionTo } from '../../../server/db/embedded/embeddedServer';
import { readPostmasterFile } from '../../../server/db/embedded/postmasterFile';
import { databaseUrlOf } from '../../server/processes/portalProcess';

const stored = z.object({ sealingKey: z.string() });

/** @param data folder of a product that runs @returns how to reach its database */
export function databaseIn(data: string) {
  const sockets = readPostmasterFile(path.join(data, 'postgres/data'))?.sockets ?? '';
  return { ...connectionTo(sockets), database: 'northwood' };
}

/**
 * Settings of a second process on the database of a product that runs: processes of one database encrypt with one key.
 * @param data folder of the product that runs
 */
export function secondProcess(data: string): Readonly<Record<'DATABASE_URL' | 'SEALING_KEY', string>> {
  const file = readFileSync(path.join(data, 'sealing-key.json'), 'utf8');
  return {
    DATABASE_URL: databaseUrlOf(databaseIn(data)),
    SEALING_KEY: stored.parse(JSON.parse(file)).sealingKey,
  };
}
