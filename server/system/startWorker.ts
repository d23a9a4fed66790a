import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread from one of our own modules: the bundled file beside the caller's in the built server, else the source through
 * the same compiler the scripts use.
 * @param folder the caller's `__dirname`
 * @param name the module's name without its extension
 */
export function startWorker(folder: string, name: string, options: WorkerOptions): Worker {
  const built = path.join(folder, `${name}.js`);
  if (existsSync(built)) return new Worker(built, options);
  return new Worker(path.join(folder, `${name}.ts`), {
    ...options,
    execArgv: ['--require', require.resolve('esbuild-register')],
  });
}
