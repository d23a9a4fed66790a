import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makePrivate } from './folders';
import type { Layout } from './layout';
import type { Programs } from './programs';
import { commandUnder, type RunPlan } from './runPlan';
import type { StartFailure } from './startFailure';

/** The superuser of the embedded server: owns the tables and migrates them. */
export const OWNER_ROLE = 'northwood_owner';

/**
 * Makes the data folder, beside its final place and renamed when whole, so that an interrupted start leaves nothing
 * half made.
 */
export function makeCluster(
  layout: Layout,
  programs: Programs,
  plan: RunPlan,
  durable: boolean,
): StartFailure | null {
  rmSync(layout.unfinished, { recursive: true, force: true });
  const refused = makePrivate(layout.unfinished, plan);
  if (refused !== null) return refused;
  const options = [
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  const command = commandUnder(plan, programs.initdb, [
    '-D',
    layout.unfinished,
    '-U',
    OWNER_ROLE,
    ...options,
  ]);
  const run = spawnSync(command.file, command.args, {
    ...accountOf(command),
    cwd: '/',
    encoding: 'utf8',
    env: programEnvironment(),
  });
  if (run.status !== 0) {
    const reason = (run.error?.message ?? run.stderr).trim();
    return {
      kind: 'made-no-cluster',
      sentence: `PostgreSQL couldn’t create its data folder in ${layout.place}: ${reason}. Check that the disk has free space and the folder is writable.`,
    };
  }
  rmSync(layout.data, { recursive: true, force: true });
  renameSync(layout.unfinished, layout.data);
  const place = openSync(layout.place, 'r');
  fsyncSync(place);
  closeSync(place);
  return null;
}

/** The major version the data folder was made by. */
export function clusterVersion(layout: Layout): number {
  return Number(readFileSync(path.join(layout.data, 'PG_VERSION'), 'utf8').trim());
}

/** PostgreSQL's programs see nothing of our environment: PGHOST and the like would lead them astray. */
export const programEnvironment = (): NodeJS.ProcessEnv => ({
  ...(process.env['PATH'] === undefined ? {} : { PATH: process.env['PATH'] }),
  LC_ALL: 'C',
  TZ: 'UTC',
});

export const accountOf = (command: { readonly uid?: number; readonly gid?: number }) => ({
  ...(command.uid === undefined ? {} : { uid: command.uid }),
  ...(command.gid === undefined ? {} : { gid: command.gid }),
});
