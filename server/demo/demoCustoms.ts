import { setTimeout as pause } from 'node:timers/promises';
import { addDays, addMonths, type CalendarDate, dateInZone, monthEnd } from '../../domain/calendarDate';
import type { Program } from '../../domain/program';
import type { SampleImporter } from '../customsSample/sampleTrade';
import { writeSample } from '../customsSample/writeSample';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { transactOn } from '../db/transact';
import { checkBatch } from '../modules/customs/checking/checkBatch';
import { takeCheckJob } from '../modules/customs/checking/checkLease';
import { finishCheck } from '../modules/customs/checking/finishCheck';
import { confirmBatch } from '../modules/customs/confirmBatch';
import { uploadCustomsFile } from '../modules/customs/uploadCustomsFile';
import { type Cast, deedAt, officeTime, succeeded } from './demoStage';

/** Who imports in the demonstration, with the share of the entries; the last two belong to no company yet. */
const IMPORTERS: readonly SampleImporter[] = [
  { number: '41-2086753', name: 'CEDARLINE IMPORTS INC', share: 9 },
  { number: '83-1175420', name: 'HARBOR PINE TRADING LLC', share: 8 },
  { number: '230104-00417', name: 'BOIS BORÉAL LTÉE', share: 6 },
  { number: '16-1603398', name: 'LAKEHEAD TIMBER & SUPPLY CO', share: 5 },
  { number: '220901-10663', name: 'SCIERIE RIVIÈRE-AUX-RATS INC', share: 4 },
  { number: '36-4471205', name: 'PRAIRIE STUD & TRUSS CO', share: 3 },
  { number: '45-3320917', name: 'GREAT LAKES DIMENSION INC', share: 1 },
  { number: '27-1906451', name: 'NORDHOLZ NORTH AMERICA LP', share: 1 },
];

export const MONTHS = 24;
const ROWS_A_MONTH = 240;
const SEED = 20_260;
const PROCESS = 'demonstration';

export interface CustomsStage {
  readonly database: Database;
  readonly program: Program;
  readonly now: Date;
  readonly cast: Cast;
  readonly log: (sentence: string) => void;
}

interface MonthlyFile {
  readonly name: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly rows: number;
  readonly seed: number;
  readonly faults: readonly { readonly name: string; readonly count: number }[];
  readonly isConfirmed: boolean;
}

/**
 * Customs' monthly files of two years, sent, checked and posted as the staff do it, and the newest one left for somebody to look at.
 * A file that an interrupted start has already sent is taken up where it stands.
 */
export async function loadCustomsFiles(stage: CustomsStage): Promise<void> {
  const today = dateInZone(stage.now.getTime(), stage.program.boardZone);
  for (const [index, file] of monthlyFiles(today).entries()) {
    await loadFile(stage, file);
    if (index % 8 === 7) stage.log(`Demonstration data: ${index + 1} Customs files posted`);
  }
}

function monthlyFiles(today: CalendarDate): readonly MonthlyFile[] {
  const firstOfMonth = addDays(today, 1 - Number(today.slice(8)));
  const past = Array.from({ length: MONTHS }, (_, index): MonthlyFile => {
    const from = addMonths(firstOfMonth, index - MONTHS);
    return {
      name: `CBP_105_${from.slice(0, 7)}.csv`,
      from,
      to: monthEnd(from),
      rows: ROWS_A_MONTH,
      seed: SEED + index,
      faults: [{ name: 'variance', count: 1 }],
      isConfirmed: true,
    };
  });
  const newest: MonthlyFile = {
    name: `CBP_105_${today.slice(0, 7)}_preliminary.csv`,
    from: addDays(today, -14),
    to: addDays(today, -1),
    rows: 60,
    seed: SEED + MONTHS,
    faults: [
      { name: 'impossible-date', count: 2 },
      { name: 'bad-check-digit', count: 2 },
      { name: 'missing-amount', count: 1 },
      { name: 'variance', count: 3 },
      { name: 'duplicate-line', count: 2 },
    ],
    isConfirmed: false,
  };
  return [...past, newest];
}

async function loadFile(stage: CustomsStage, file: MonthlyFile): Promise<void> {
  const { database, program, now } = stage;
  const sentOn = addDays(file.to, 4);
  const at = officeTime(sentOn, 0) < now ? officeTime(sentOn, 0) : new Date(now.getTime() - 3_600_000);
  const verifier = stage.cast('verifier@northwood.example');
  const own = deedAt(transactOn(database), verifier, at, program.boardZone);
  const sent = await uploadCustomsFile(database.db, own, {
    fileName: file.name,
    stream: writeSample({ ...file, program, importers: IMPORTERS }, 'csv'),
    maxBytes: 8 * 1024 * 1024,
  });
  const batchId = sent.ok ? sent.value.id : sent.failure.values?.['batchId']?.toString();
  if (batchId === undefined) throw new Error(`${file.name}: ${JSON.stringify(sent)}`);
  const batch = await checkedBatch(stage, batchId, at);
  if (batch.status === 'Posted' || !file.isConfirmed) return;
  const later = { ...own, at: new Date(at.getTime() + 1_800_000) };
  succeeded(await confirmBatch(later, batchId, batch.version), file.name);
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
