import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from './places';

/** The server as a process of its own. */
export interface Victim {
  readonly url: string;
  readonly pid: number;
  isAlive(): boolean;
  stop(): Promise<void>;
}

export const PASSWORD = 'restarts bench 2026';
/** Scripts are run from the project's folder. */
const root = process.cwd();
const MAY_TAKE_MS = 900_000;

/**
 * Starts the server with its demonstration data; its own output goes to the log.
 * @param program what Node runs: from the sources, which costs memory for the bundler, or a built one
 */
export async function startVictim(
  place: Place,
  port: number,
  log: string,
  program: readonly string[] = ['scripts/run.cjs', 'server/main.ts'],
): Promise<Victim> {
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      // Every registration has a sender of its own, so that no limit brakes the writers.
      TRUSTED_PROXIES: '127.0.0.1',
      DEMO_PASSWORD: PASSWORD,
      ACCESS_TOKEN_MINUTES: '60',
      LOG_LEVEL: 'warn',
      ...place.variables,
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + MAY_TAKE_MS;
  for (;;) {
    if (!isAlive() || Date.now() > deadline) {
      child.kill('SIGTERM');
      throw new Error(`the server did not start; see ${log}`);
    }
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok === true) break;
    await pause(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    isAlive,
    stop: async () => {
      if (!isAlive()) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
