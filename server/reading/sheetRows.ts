import { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { createConcurrencyGate } from '../system/concurrencyGate';
import { startWorker } from '../system/startWorker';
import { CUSTOMS_BOUNDS, judgeArchive, type ReadingBounds } from './archiveBounds';
import { type SourceRow, UnreadableFileError } from './sourceRow';

/** Whoever asks: more at once would cost each its memory and win nobody anything. */
const WORKERS_AT_ONCE = 2;
const gate = createConcurrencyGate(WORKERS_AT_ONCE);

/** Waits for a place among the readers; call what it answers to give the place back. */
const takePlace = (): Promise<() => void> =>
  new Promise((resolve) => {
    void gate(
      () =>
        new Promise<void>((release) => {
          resolve(release);
        }),
    );
  });

/**
 * The rows of a workbook's first sheet, read in a thread of their own with bounded memory, two workbooks at a time.
 * @param most rows wanted; the thread sends no more
 * @throws UnreadableFileError where the workbook is broken, or costs more to read than the bounds allow
 */
export async function* sheetRows(
  workbook: Buffer,
  bounds: ReadingBounds = CUSTOMS_BOUNDS,
  most: number = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<SourceRow> {
  const judged = await judgeArchive(workbook, bounds);
  if (judged !== 'fine')
    throw new UnreadableFileError({
      kind: judged === 'too-large' ? 'workbook-too-large' : 'workbook-unreadable',
      fileLine: 1,
    });
  const leave = await takePlace();
  try {
    yield* readInWorker(workbook, bounds, most);
  } finally {
    leave();
  }
}

async function* readInWorker(
  workbook: Buffer,
  { memoryMb, longestMs }: ReadingBounds,
  most: number,
): AsyncGenerator<SourceRow> {
  const worker = startWorker(__dirname, 'sheetWorker', {
    workerData: { workbook, most },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    void worker.terminate();
  }, longestMs);
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
