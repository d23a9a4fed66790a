import { isNativeError } from 'node:util/types';
import { once } from 'node:events';
import { createConcurrencyGate } from '../system/concurrencyGate';
import { startWorker } from '../system/startWorker';

const LONGEST_MS = 20_000;
const MEMORY_MB = 256;
/** A picture costs a second and a hundred megabytes; nobody is helped by many at once. */
const gate = createConcurrencyGate(1);

/** A HEIC picture as PNG, drawn in a thread of its own; null where it is damaged, or larger than anybody photographs. */
export const pictureOf = (heic: Buffer): Promise<Buffer | null> => gate(() => drawInWorker(heic));

async function drawInWorker(heic: Buffer): Promise<Buffer | null> {
  const worker = startWorker(__dirname, 'heicWorker', {
    workerData: { heic },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
  try {
    const ended = once(worker, 'exit').then((): [null] => [null]);
    const [drawn]: unknown[] = await Promise.race([once(worker, 'message'), ended]);
    return drawn instanceof Uint8Array ? Buffer.from(drawn) : null;
  } catch (error) {
    // Whatever the picture did to its thread, this one goes on.
    if (isNativeError(error)) return null;
    throw error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
