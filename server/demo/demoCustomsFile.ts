import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { dateInZone } from '../../domain/calendarDate';
import type { Program } from '../../domain/program';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { transactOn } from '../db/transact';
import { checkBatch } from '../modules/customs/checking/checkBatch';
import { takeCheckJob } from '../modules/customs/checking/checkLease';
import { finishCheck } from '../modules/customs/checking/finishCheck';
import { confirmBatch } from '../modules/customs/confirmBatch';
import { uploadCustomsFile } from '../modules/customs/uploadCustomsFile';
import type { RequestContext } from '../modules/identity/requestContext';
import { type Cast, actionAt, succeeded } from './demoStage';

const PROCESS = 'demonstration';

export interface CustomsStage {
  readonly database: Database;
  readonly program: Program;
  readonly now: Date;
  readonly cast: Cast;
  readonly log: (sentence: string) => void;
}

export interface SentFile {
  readonly name: string;
  readonly at: Date;
  readonly content: Readable;
  readonly isConfirmed: boolean;
}

/** Who sends Customs' files, at a time. */
export const senderAt = ({ database, cast, program }: CustomsStage, at: Date): RequestContext =>
  actionAt(transactOn(database), cast('verifier@northwood.example'), at, program.boardZone);

/** Sends a file, has it checked, and posts it half an hour later if it is to be. @returns the batch's id */
export async function sendCustomsFile(stage: CustomsStage, file: SentFile): Promise<string> {
  const { name, at, content, isConfirmed } = file;
  const own = senderAt(stage, at);
  const sent = await uploadCustomsFile(stage.database.db, own, {
    fileName: name,
    stream: content,
    maxBytes: 8 * 1024 * 1024,
  });
  const batchId = sent.ok ? sent.value.id : sent.failure.values?.['batchId']?.toString();
  if (batchId === undefined) throw new Error(`${name}: ${JSON.stringify(sent)}`);
  const batch = await checkedBatch(stage, batchId, at);
  if (batch.status === 'Posted' || !isConfirmed) return batchId;
  const later = { ...own, at: new Date(at.getTime() + 1_800_000) };
  succeeded(await confirmBatch(later, batchId, batch.version), name);
  return batchId;
}

/** The batch once it is checked: by us at once, or by whoever holds it, or by us after a killed process's hold has run out. */
async function checkedBatch(
  { database, program }: CustomsStage,
  batchId: string,
  at: Date,
): Promise<{ readonly status: string; readonly version: number }> {
  for (let look = 0; look < 300; look += 1) {
    const batch = await database.db
      .selectFrom('customs_batch')
      .select(['status', 'version'])
      .where('id', '=', batchId)
      .executeTakeFirstOrThrow();
    if (batch.status !== 'Uploaded' && batch.status !== 'Parsing') return batch;
    if (!(await checkNext(database, program, at))) await pause(100);
  }
  throw new Error(`Customs file ${batchId} is not checked after a long wait`);
}

async function checkNext(database: Database, program: Program, at: Date): Promise<boolean> {
  const job = await takeCheckJob(database.db, PROCESS);
  if (job === null) return false;
  const result = await checkBatch(
    {
      database,
      process: PROCESS,
      program,
      today: dateInZone(at.getTime(), program.boardZone),
      signal: new AbortController().signal,
      progressed: () => Promise.resolve(),
    },
    job.batchId,
  );
  if (result.kind !== 'checked') throw new Error(`${job.fileName} could not be checked: ${result.kind}`);
  await inTransaction(database, (tx) => finishCheck(tx, job, PROCESS, at, result));
  return true;
}
