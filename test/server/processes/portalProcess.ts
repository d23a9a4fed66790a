import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ClientConfig } from 'pg';
import { clockVariables } from '../../clockVariables';

/** The portal's server as the operating system sees it: a process of its own, listening. */
export interface PortalProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it and waits until it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Stops it in the middle of whatever it does, and continues it later. */
  freeze(): void;
  thaw(): void;
}

const root = path.join(__dirname, '../../..');
const STARTS_WITHIN_MS = 60_000;

/** @param variables environment of the server; nothing of this process's own is passed on but where programs are */
export async function startPortalProcess(
  variables: Readonly<Record<string, string>>,
): Promise<PortalProcess> {
  const child = spawn(process.execPath, ['scripts/run.cjs', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...clockVariables(), PATH: process.env['PATH'], HOME: process.env['HOME'], ...variables },
  });
  const gone = once(child, 'exit');
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  await new Promise<void>((resolve, reject) => {
    const giveUp = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`${why}: ${said.join('\n')}`));
    };
    const late = setTimeout(giveUp, STARTS_WITHIN_MS, 'the server did not start in time');
    child.once('exit', () => {
      clearTimeout(late);
      giveUp('the server ended while starting');
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      if (!line.startsWith('Northwood portal:')) return;
      clearTimeout(late);
      resolve();
    });
  });
  return {
    url: `http://localhost:${variables['PORT'] ?? ''}`,
    pid: child.pid ?? 0,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
    freeze: () => {
      child.kill('SIGSTOP');
    },
    thaw: () => {
      child.kill('SIGCONT');
    },
  };
}

/** The address of a database as DATABASE_URL takes it, sockets in a folder included. */
export function databaseUrlOf(config: ClientConfig): string {
  const { connectionString, host, port, user, database } = config;
  if (connectionString !== undefined) return connectionString;
  const query = new URLSearchParams({
    host: host ?? '',
    port: String(port ?? ''),
    user: typeof user === 'string' ? user : '',
  });
  return `postgres:///${database ?? ''}?${query.toString()}`;
}
