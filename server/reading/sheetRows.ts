import { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../system/startWorker';
import { type SourceRow, UnreadableFileError } from './sourceRow';
import { unpackedSize } from './unpackedSize';

/** A workbook of 200,000 rows unpacks to well under this. */
const MAX_UNPACKED_BYTES = 512 * 1024 * 1024;
const WORKER_MEMORY_MB = 1536;
/** The largest honest workbook takes a tenth of it. */
const LONGEST_READ_MS = 120_000;

/**
 * The rows of a workbook's first sheet, read in a thread of their own with bounded memory.
 * @throws UnreadableFileError where the workbook is broken, or unpacks to more than the server will hold
 */
export async function* sheetRows(workbook: Buffer): AsyncGenerator<SourceRow> {
  const size = await unpackedSize(workbook, MAX_UNPACKED_BYTES);
  if (size === null) throw new UnreadableFileError({ kind: 'workbook-unreadable', fileLine: 1 });
  if (size > MAX_UNPACKED_BYTES) throw new UnreadableFileError({ kind: 'workbook-too-large', fileLine: 1 });
  const worker = startWorker(__dirname, 'sheetWorker', {
    workerData: { workbook },
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
  });
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    void worker.terminate();
  }, LONGEST_READ_MS);
  try {
    for await (const rows of batchesFrom(worker)) yield* rows;
  } catch (error) {
    throw failureOf(error, isTooSlow);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function batchesFrom(worker: Worker): AsyncIterable<readonly SourceRow[]> {
  const batches = new Readable({ objectMode: true, read: () => undefined });
  let isComplete = false;
  worker.on('message', (rows: readonly SourceRow[] | null) => {
    isComplete = rows === null;
    batches.push(rows);
  });
  worker.once('error', (error) => batches.destroy(error));
  worker.once('exit', () => {
    if (!isComplete) batches.destroy(new Error('The workbook reader ended early.'));
  });
  return batches;
}

function failureOf(error: unknown, isTooSlow: boolean): unknown {
  if (!(error instanceof Error)) return error;
  const tooLarge = isTooSlow || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
  return new UnreadableFileError({
    kind: tooLarge ? 'workbook-too-large' : 'workbook-unreadable',
    fileLine: 1,
  });
}
