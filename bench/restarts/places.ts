import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import type { Result } from '../../domain/result';
import { connectionTo } from '../../server/db/embedded/embeddedServer';
import { makePlace } from '../../server/db/embedded/folders';
import { layoutOf } from '../../server/db/embedded/layout';
import { bringUp, shutDown } from '../../server/db/embedded/postmaster';
import { readPostmasterFile } from '../../server/db/embedded/postmasterFile';
import { prepareData, preparePrograms } from '../../server/db/embedded/prepare';
import { findPrograms } from '../../server/db/embedded/programs';
import { newClient } from '../../server/db/newClient';
import { databaseUrlOf } from '../../test/server/processes/portalProcess';

/** A PostgreSQL that the bench may stop, and how the server reaches it. */
export interface Place {
  /** Environment of the server. */
  readonly variables: Readonly<Record<string, string>>;
  readonly pid: () => number;
  /** The product's database as its superuser. */
  readonly connection: () => ClientConfig;
  /** Keeps PostgreSQL from starting until `release`; nothing for an external one, which starts when we start it. */
  hold(): void;
  /** Starts an external one; an embedded one is started by the server itself. */
  release(): Promise<void>;
  close(): Promise<void>;
}

const PRODUCT = 'northwood';

function must<T>(result: Result<T, { readonly sentence: string }>): T {
  if (!result.ok) throw new Error(result.failure.sentence);
  return result.value;
}

/** The server's own PostgreSQL, run by programs that can be told not to start. */
export function embeddedPlace(folder: string): Promise<Place> {
  const programs = must(findPrograms(process.env['PGBIN'] ?? null));
  const bin = path.join(folder, 'bin');
  const held = path.join(bin, 'held');
  mkdirSync(bin, { mode: 0o755 });
  symlinkSync(programs.initdb, path.join(bin, 'initdb'));
  writeFileSync(
    path.join(bin, 'postgres'),
    `#!/bin/sh\n[ -e ${held} ] && exit 1\nexec ${programs.postgres} "$@"\n`,
    { mode: 0o755 },
  );
  const dataDir = path.join(folder, 'data');
  const file = () => readPostmasterFile(layoutOf(dataDir, tmpdir()).data);
  return Promise.resolve({
    variables: { DATA_DIR: dataDir, PGBIN: bin },
    pid: () => file()?.pid ?? 0,
    connection: () => ({ ...connectionTo(file()?.sockets ?? ''), database: PRODUCT }),
    hold: () => {
      writeFileSync(held, '');
    },
    release: () => {
      rmSync(held, { force: true });
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
}

/** A cluster of our own that the server knows by DATABASE_URL alone. */
export async function externalPlace(folder: string): Promise<Place> {
  const layout = layoutOf(path.join(folder, 'external'), tmpdir());
  const refused = makePlace(layout);
  if (refused !== null) throw new Error(refused.sentence);
  const { programs, plan } = must(
    preparePrograms(layout, { postgresPrograms: process.env['PGBIN'] ?? null }),
  );
  const failure = await prepareData(layout, programs, plan, true);
  if (failure !== null) throw new Error(failure.sentence);
  const start = async () => must(await bringUp(layout, programs, plan, true));
  let running = await start();
  const connection = () => ({ ...connectionTo(running.sockets), database: PRODUCT });
  const maintenance = newClient(connectionTo(running.sockets));
  await maintenance.connect();
  await maintenance.query(`create database ${PRODUCT}`);
  await maintenance.end();
  return {
    variables: { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: databaseUrlOf(connection()) },
    pid: () => running.pid,
    connection,
    hold: () => undefined,
    release: async () => {
      running = await start();
    },
    close: async () => {
      await shutDown(running.pid);
    },
  };
}
