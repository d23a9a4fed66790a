import { Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import type { Worker } from 'node:worker_threads';
import { createConcurrencyGate } from '../system/concurrencyGate';
import { startWorker } from '../system/startWorker';
import { CUSTOMS_BOUNDS, judgeArchive, type ReadingBounds } from './archiveBounds';
import type { TableKind } from './sheetChoice';
import { type SourceRow, UnreadableFileError } from './sourceRow';

/** Whoever asks: more at once would cost each its memory and win nobody anything. */
const WORKERS_AT_ONCE = 2;
const gate = createConcurrencyGate(WORKERS_AT_ONCE);
/** What is unpacked to be measured is garbage at once, but of many archives at the same time it is much of it. */
const judging = createConcurrencyGate(WORKERS_AT_ONCE);

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

/** The sheet that was read, and what of the workbook a person would want to know. */
export interface SheetFacts {
  readonly name: string;
  /** Other visible sheets with the same headings, which were not read. */
  readonly others: readonly string[];
  /** Rows with something in them that the sheet does not show; they are read. */
  readonly hiddenRows: number;
  /** Headings of columns that the sheet does not show; they are read. */
  readonly hiddenColumns: readonly string[];
}

export interface ReadSheet {
  /** Null where no visible sheet has anything on it. */
  readonly sheet: SheetFacts | null;
  /** From the row of the headings on. */
  readonly rows: readonly SourceRow[];
}

interface SheetReading {
  readonly kind: TableKind;
  readonly bounds?: ReadingBounds;
  /** Rows wanted; the thread sends no more. */
  readonly most?: number;
}

/**
 * The rows of the workbook's sheet that has the headings, read in a thread of their own with bounded memory, two workbooks at a
 * time.
 * @throws UnreadableFileError where the workbook is broken, or costs more to read than the bounds allow
 */
export async function readSheet(
  workbook: Buffer,
  { kind, bounds = CUSTOMS_BOUNDS, most = Number.MAX_SAFE_INTEGER }: SheetReading,
): Promise<ReadSheet> {
  const judged = await judging(() => judgeArchive(workbook, bounds));
  if (judged !== 'fine')
    throw new UnreadableFileError({
      kind: judged === 'too-large' ? 'workbook-too-large' : 'workbook-unreadable',
      fileLine: 1,
    });
  const leave = await takePlace();
  try {
    return await readInWorker(workbook, kind, bounds, most);
  } finally {
    leave();
  }
}

async function readInWorker(
  workbook: Buffer,
  kind: TableKind,
  { memoryMb, longestMs, unpackedBytes }: ReadingBounds,
  most: number,
): Promise<ReadSheet> {
  const worker = startWorker(__dirname, 'sheetWorker', {
    workerData: { workbook, kind, most, mostCharacters: unpackedBytes },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    void worker.terminate();
  }, longestMs);
  let sheet: SheetFacts | null = null;
  const rows: SourceRow[] = [];
  try {
    for await (const message of messagesFrom(worker)) {
      if ('name' in message) sheet = message;
      else rows.push(...message);
    }
    return { sheet, rows };
  } catch (error) {
    throw failureOf(error, isTooSlow);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

type Message = SheetFacts | readonly SourceRow[];

function messagesFrom(worker: Worker): AsyncIterable<Message> {
  const batches = new Readable({ objectMode: true, read: () => undefined });
  let isComplete = false;
  worker.on('message', (message: Message | null) => {
    isComplete = message === null;
    batches.push(message);
  });
  worker.once('error', (error) => batches.destroy(error));
  worker.once('exit', () => {
    if (!isComplete) batches.destroy(new Error('The workbook reader ended early.'));
  });
  return batches;
}

function failureOf(error: unknown, isTooSlow: boolean): unknown {
  // An error of another thread is no instance of this one’s classes.
  if (!isNativeError(error)) return error;
  const tooLarge =
    isTooSlow ||
    error.name === 'RangeError' ||
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
  return new UnreadableFileError({
    kind: tooLarge ? 'workbook-too-large' : 'workbook-unreadable',
    fileLine: 1,
  });
}
