import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import { readPostmasterFile } from '../../../../server/db/embedded/postmasterFile';
import { shutDown } from '../../../../server/db/embedded/postmaster';
import { isRunning } from '../../../../server/db/embedded/processes';

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), description: z.string() }),
  z.object({ kind: z.literal('refused'), failure: z.string(), sentence: z.string() }),
  z.object({ kind: z.literal('restarted') }),
  z.object({ kind: z.literal('gone'), sentence: z.string() }),
  z.object({ kind: z.literal('sent'), id: z.string() }),
  z.object({ kind: z.literal('acknowledged'), id: z.string() }),
]);
type Message = z.infer<typeof message>;

export interface ProductProcess {
  readonly pid: number;
  /** The first message of that kind, past or to come. */
  said<K extends Message['kind']>(kind: K): Promise<Extract<Message, { kind: K }>>;
  /** Ids of rows whose commit was asked for, and of those whose commit was acknowledged. */
  readonly sent: readonly string[];
  readonly acknowledged: readonly string[];
  kill(signal: NodeJS.Signals): Promise<number | null>;
  readonly exited: Promise<number | null>;
}

const root = path.join(__dirname, '../../../..');
/** One for each of Jest's workers: another's must not be read half written. */
const bundle = path.join(root, `.cache/tests/writerProcess-${process.env['JEST_WORKER_ID'] ?? '1'}.js`);

/** Compiles the small product once per test file. */
export function compileProduct(): void {
  buildSync({
    entryPoints: [path.join(__dirname, 'writerProcess.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  });
}

/**
 * @param account runs it as another account; only root can
 * @param programs folder of PostgreSQL's programs, in place of the suite's
 */
export function startProduct(
  dataDir: string,
  mode: 'hold' | 'write' = 'hold',
  account?: { readonly uid: number; readonly gid: number },
  programs: string | undefined = process.env['PGBIN'],
): ProductProcess {
  const child = spawn(process.execPath, [bundle, dataDir, mode], {
    ...account,
    cwd: '/',
    env: { ...process.env, ...(programs === undefined ? {} : { PGBIN: programs }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const messages: Message[] = [];
  const sent: string[] = [];
  const acknowledged: string[] = [];
  let wake: (() => void)[] = [];
  const news = () => {
    for (const resume of wake) resume();
    wake = [];
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = message.parse(JSON.parse(line));
    if (said.kind === 'sent') sent.push(said.id);
    if (said.kind === 'acknowledged') acknowledged.push(said.id);
    messages.push(said);
    news();
  });
  const exited = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      resolve(code);
      news();
    });
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    sent,
    acknowledged,
    exited,
    said: async <K extends Message['kind']>(kind: K) => {
      for (;;) {
        const found = messages.find(
          (candidate): candidate is Extract<Message, { kind: K }> => candidate.kind === kind,
        );
        if (found !== undefined) return found;
        if (isOver())
          throw new Error(`it ended without saying ${kind}: ${JSON.stringify(messages.slice(-3))}`);
        await new Promise<void>((resolve) => wake.push(resolve));
      }
    },
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** A folder that other accounts may pass, as DATA_DIR ordinarily is. */
export function newDataDir(parent: string = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'northwood-embedded-'));
  chmodSync(folder, 0o711);
  return path.join(folder, 'data');
}

export const serverPid = (dataDir: string): number =>
  readPostmasterFile(path.join(dataDir, 'postgres/data'))?.pid ?? 0;

/** For the end of a test: whatever it left running on the folder. */
export async function endServerOn(dataDir: string): Promise<void> {
  const pid = serverPid(dataDir);
  if (pid > 0 && isRunning(pid)) await shutDown(pid);
}
