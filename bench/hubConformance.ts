import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const places = z.object({
  hub: z.string(),
  origin: z.string(),
  push: z.string(),
  staff: z.string(),
  low: z.string(),
  expired: z.string(),
  brief: z.string(),
  briefMs: z.number(),
});

/**
 * Runs the kit's conformance cases with default timers, and the recorded answers of a real hub, against the running product.
 * Usage: node scripts/run.cjs bench/hubConformance.ts --kit <folder with the kit and its packages> [--clients 1000]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { kit: { type: 'string' }, clients: { type: 'string', default: '1000' } },
  });
  if (values.kit === undefined) throw new Error('Say where the cases are: --kit <folder>');
  const kit = path.resolve(values.kit);
  const server = spawn(process.execPath, ['scripts/run.cjs', 'test/server/hub/conformanceServer.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(server, 'exit');
  try {
    const said = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const first = await said.next();
    if (first.done === true) throw new Error('The server did not start; see above.');
    const at = places.parse(JSON.parse(first.value));
    const cases = [at.hub, at.staff, '--low-token', at.low, '--expired-token', at.expired];
    const brief = ['--brief-token', at.brief, '--brief-ms', String(at.briefMs)];
    const rest = ['--origin', at.origin, '--push-url', at.push, '--clients', values.clients];
    const conforms = await run(kit, 'conformance.mjs', [...cases, ...brief, ...rest]);
    const recorded = 'transcripts/golden-aspnetcore-9.0.1.json';
    const agrees = await run(kit, 'golden.mjs', ['check', at.hub, at.staff, at.low, recorded]);
    process.exitCode = conforms && agrees ? 0 : 1;
  } finally {
    server.kill('SIGTERM');
    await gone;
  }
}

/** @returns whether it found nothing to complain about */
async function run(folder: string, script: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], { cwd: folder, stdio: 'inherit' });
  const [code] = z.tuple([z.number().nullable(), z.unknown()]).parse(await once(child, 'exit'));
  return code === 0;
}

void main();
