import { Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import type { Worker } from 'node:worker_threads';
import { createConcurrencyGate } from '../system/concurrencyGate';
import { startWorker } from '../system/startWorker';
import { CUSTOMS_BOUNDS, judgeArchive, type ReadingBounds } from './archiveBounds';
import type { SheetKind } from './sheetKind';
import { type SourceRow, UnreadableFileError } from './sourceRow';
import type { TableChoice, TableHead } from './tableHead';
import { TimeLimit } from './timeLimit';

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
  readonly headingLine: number;
  /** The first rows of every visible sheet. */
  readonly heads: readonly TableHead[];
  /** Sheets that the workbook does not show; they are not read. */
  readonly hiddenSheets: number;
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
  readonly kind: SheetKind;
  readonly bounds?: ReadingBounds;
  readonly choice?: TableChoice | null;
  /** Rows wanted; the thread sends no more. */
  readonly most?: number;
}

/**
 * The rows of the workbook's sheet that has the headings, read in a thread of their own with bounded memory, two workbooks at a
 * time.
 * @throws UnreadableFileError where the workbook is broken, or costs more to read than the bounds allow
 */
export async function readSheet(workbook: Buffer, reading: SheetReading): Promise<ReadSheet> {
  const rows: SourceRow[] = [];
  const sheet = await streamSheet(workbook, reading, (more) => {
    rows.push(...more);
    return Promise.resolve();
  });
  return { sheet, rows };
}

/**
 * The same without holding the rows: each lot is taken before the next one is read.
 * @throws what `take` throws, and UnreadableFileError as above
 */
export async function streamSheet(
  workbook: Buffer,
  { kind, bounds = CUSTOMS_BOUNDS, choice = null, most = Number.MAX_SAFE_INTEGER }: SheetReading,
  take: TakeRows,
): Promise<SheetFacts | null> {
  const judged = await judging(() => judgeArchive(workbook, bounds));
  if (judged !== 'fine')
    throw new UnreadableFileError({
      kind: judged === 'too-large' ? 'workbook-too-large' : 'workbook-unreadable',
      fileLine: 1,
    });
  const leave = await takePlace();
  try {
    return await readInWorker(workbook, { kind, bounds, choice, most }, take);
  } finally {
    leave();
  }
}

type TakeRows = (rows: readonly SourceRow[]) => Promise<void>;

async function readInWorker(
  workbook: Buffer,
  { kind, bounds, choice, most }: Required<SheetReading>,
  take: TakeRows,
): Promise<SheetFacts | null> {
  const { memoryMb, longestMs, unpackedBytes } = bounds;
  const worker = startWorker(__dirname, 'sheetWorker', {
    workerData: { workbook, kind, choice, most, mostCharacters: unpackedBytes },
    // A small young generation: what a slice leaves behind is dropped before the next one grows.
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  });
  let isTooSlow = false;
  const limit = new TimeLimit(longestMs, () => {
    isTooSlow = true;
    void worker.terminate();
  });
  let sheet: SheetFacts | null = null;
  try {
    limit.start();
    for await (const message of messagesFrom(worker, () => isTooSlow)) {
      if ('name' in message) sheet = message;
      else {
        // The worker waits until its rows are taken; what that takes, and how it fails, says nothing about the workbook.
        limit.pause();
        await take(message);
        limit.start();
        worker.postMessage('taken');
      }
    }
    return sheet;
  } finally {
    limit.pause();
    await worker.terminate();
  }
}

type Message = SheetFacts | readonly SourceRow[];

function messagesFrom(worker: Worker, isTooSlow: () => boolean): AsyncIterable<Message> {
  const batches = new Readable({ objectMode: true, read: () => undefined });
  let isComplete = false;
  worker.on('message', (message: Message | null) => {
    isComplete = message === null;
    batches.push(message);
  });
  worker.once('error', (error) => batches.destroy(failureOf(error, isTooSlow())));
  worker.once('exit', () => {
    if (!isComplete) batches.destroy(failureOf(new Error('The workbook reader ended early.'), isTooSlow()));
  });
  return batches;
}

function failureOf(error: unknown, isTooSlow: boolean): UnreadableFileError {
  // An error of another thread is no instance of this one’s classes.
  const tooLarge =
    isTooSlow ||
    (isNativeError(error) &&
      (error.name === 'RangeError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')));
  return new UnreadableFileError({
    kind: tooLarge ? 'workbook-too-large' : 'workbook-unreadable',
    fileLine: 1,
  });
}
