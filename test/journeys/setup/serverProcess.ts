import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { clockVariables } from '../../clockVariables';
import { ROOT } from './root';

/** The product as `npm start` runs it: the built server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Everything it has printed, for whoever must find out what went wrong. */
  readonly output: () => string;
  /** Ends it the orderly way, database and all. */
  stop(): Promise<void>;
}

const START_MS = 300_000;

/**
 * @param build folder of the built product
 * @param dataDir where it keeps its data
 * @param variables settings that only some journeys need
 */
export async function startServer(
  build: string,
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  try {
    return await startOnFreePort(build, dataDir, variables);
  } catch (error) {
    // Somebody else may have taken the port between its being found free and used.
    if (!String(error).includes('is in use')) throw error;
    return startOnFreePort(build, dataDir, variables);
  }
}

async function startOnFreePort(
  build: string,
  dataDir: string,
  variables: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(build, 'server/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...clockVariables(),
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PGBIN: process.env['PGBIN'],
      NODE_ENV: 'development',
      PORT: port.toString(),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...variables,
    },
  });
  const pieces: string[] = [];
  const output = (): string => pieces.join('');
  child.stdout.on('data', (text: Buffer) => pieces.push(text.toString()));
  child.stderr.on('data', (text: Buffer) => pieces.push(text.toString()));
  await announced(child, output, url);
  return {
    url,
    output,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Resolves when the address is printed: from then on it is served. */
function announced(child: ChildProcess, output: () => string, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = (reason: string): void => {
      reject(new Error(`${reason}:\n${output()}`));
    };
    const late = setTimeout(() => {
      child.kill('SIGTERM');
      give('The server did not start in time');
    }, START_MS);
    child.once('exit', () => {
      clearTimeout(late);
      give('The server ended while starting');
    });
    child.stdout?.on('data', () => {
      if (!output().includes(url)) return;
      clearTimeout(late);
      resolve();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('no port is free'));
      });
    });
  });
}
