import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fail, ok, type Result } from '../../../domain/result';
import { socketFile, SOCKET_PORT, type Layout } from './layout';
import { accountOf, programEnvironment } from './makeCluster';
import { readPostmasterFile } from './postmasterFile';
import { exists, isRunning, isServerOn } from './processes';
import type { Programs } from './programs';
import { commandUnder, type RunPlan } from './runPlan';
import type { StartFailure } from './startFailure';

export interface Postmaster {
  readonly pid: number;
  /** Folder of its socket; an adopted server may have been started with another than today's layout says. */
  readonly sockets: string;
  /** It ran already, left by a process that was killed. */
  readonly adopted: boolean;
}

const LOOK_EVERY_MS = 20;
/** A server that is neither ready nor ours to wait for: stopping, or stuck. */
const OTHERS_MAY_TAKE_MS = 60_000;
/** Recovery after a crash replays what was written; it is given time as long as the process lives. */
const RECOVERY_MAY_TAKE_MS = 600_000;
const LARGEST_LOG = 10_000_000;
/** Backends of a killed server are still ending; the next try finds them gone. */
const PASSING =
  /lock file "postmaster\.pid" already exists|pre-existing shared memory block|Is another postmaster/;

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    const settle = (value: boolean) => {
      connection.destroy();
      resolve(value);
    };
    connection.setTimeout(2_000, () => {
      settle(false);
    });
    connection.on('connect', () => {
      settle(true);
    });
    connection.on('error', () => {
      settle(false);
    });
  });
}

/** The server that runs on the folder and takes connections, or null. */
export async function findRunning(layout: Layout): Promise<Postmaster | null> {
  const file = readPostmasterFile(layout.data);
  if (file?.ready !== true || !(await answers(socketFile(file.sockets)))) return null;
  return { pid: file.pid, sockets: file.sockets, adopted: true };
}

/** Whether a server works on the folder, ready or not: its files must then be left alone. */
export function isOccupied(layout: Layout): boolean {
  const file = readPostmasterFile(layout.data);
  return file !== null && isServerOn(file.pid, layout.data);
}

/** Starts the server, or takes over the one that runs already. */
export async function bringUp(
  layout: Layout,
  programs: Programs,
  plan: RunPlan,
  durable: boolean,
): Promise<Result<Postmaster, StartFailure>> {
  const deadline = Date.now() + OTHERS_MAY_TAKE_MS;
  for (;;) {
    const running = await findRunning(layout);
    if (running !== null) return ok(running);
    if (isOccupied(layout)) {
      if (Date.now() > deadline) return fail(stuck(layout));
    } else {
      dropForeignLock(layout);
      const launched = await launch(layout, programs, plan, durable);
      if (launched.ok || !PASSING.test(launched.failure.sentence) || Date.now() > deadline) return launched;
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** PostgreSQL overwrites the file of an ended process itself, but not that of a zombie or of a reused id. */
function dropForeignLock(layout: Layout): void {
  const file = readPostmasterFile(layout.data);
  if (file !== null && exists(file.pid)) rmSync(path.join(layout.data, 'postmaster.pid'), { force: true });
}

function stuck(layout: Layout): StartFailure {
  const pid = readPostmasterFile(layout.data)?.pid ?? 0;
  return {
    kind: 'did-not-start',
    sentence: `PostgreSQL with process ID ${pid} is using ${layout.data}, but doesn’t respond or stop. Stop it with: kill -INT ${pid}`,
  };
}

const postgresOptions = (layout: Layout, durable: boolean): readonly string[] => {
  const settings = {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: layout.sockets,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '200',
    // Crash recovery need not open every single file first.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return [
    '-D',
    layout.data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
};

async function launch(
  layout: Layout,
  programs: Programs,
  plan: RunPlan,
  durable: boolean,
): Promise<Result<Postmaster, StartFailure>> {
  const command = commandUnder(plan, programs.postgres, postgresOptions(layout, durable));
  const from = startLog(layout.log);
  const log = openSync(layout.log, 'a', 0o600);
  // A file instead of a pipe: the server outlives us when we are killed. A group of its own: Ctrl+C is for us alone.
  const child = spawn(command.file, command.args, {
    ...accountOf(command),
    cwd: '/',
    env: programEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let ended: string | null = null;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code, signal) => (ended ??= `it stopped with ${String(code ?? signal)}`));
  const hasEnded = () => ended;
  const deadline = Date.now() + RECOVERY_MAY_TAKE_MS;
  while (hasEnded() === null && Date.now() < deadline) {
    const file = readPostmasterFile(layout.data);
    if (file?.ready === true && file.pid === child.pid)
      return ok({ pid: file.pid, sockets: file.sockets, adopted: false });
    await pause(LOOK_EVERY_MS);
  }
  const lastLines = readFileSync(layout.log, 'utf8').slice(from).trim().split('\n').slice(-8).join(' | ');
  return fail({
    kind: 'did-not-start',
    sentence: `PostgreSQL didn’t start in ${layout.data}: ${hasEnded() ?? 'it wasn’t ready in time'}. Last log lines: ${lastLines} (full log: ${layout.log})`,
  });
}

/** Puts a grown log aside and returns the position from which this start writes. */
function startLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LARGEST_LOG) return size;
  renameSync(log, `${log}.1`);
  return 0;
}

/** Ends the server orderly: open transactions are rolled back, everything committed is on disk. */
export async function shutDown(pid: number): Promise<boolean> {
  for (const [signal, patienceMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    const deadline = Date.now() + patienceMs;
    if (isRunning(pid)) process.kill(pid, signal);
    while (isRunning(pid) && Date.now() < deadline) await pause(LOOK_EVERY_MS);
  }
  return !isRunning(pid);
}
