import { Readable } from 'node:stream';
import { addDays, type CalendarDate } from '../../domain/calendarDate';
import { formatMoney, money } from '../../domain/money';
import { formatQuantity, quantity } from '../../domain/quantity';
import type { SampleImporter } from '../customsSample/sampleTrade';
import { writeSample } from '../customsSample/writeSample';
import { csvRow } from '../../domain/csvText';
import { rollBackBatch } from '../modules/customs/rollback/rollBackBatch';
import { type CustomsStage, senderAt, sendCustomsFile } from './demoCustomsFile';
import { loadFlooringFile } from './demoCustomsUnits';
import { officeTime, succeeded } from './demoStage';

/** Numbers nobody has: another suffix, a slip, a name alike, and a broker's own. */
const STRANGERS: readonly SampleImporter[] = [
  { number: '41-2086753AB', name: 'CEDARLINE IMPORTS INC', share: 4 },
  { number: '83-1175402', name: 'HARBOR PINE TRADING LLC', share: 3 },
  { number: '52-7719034', name: 'PRAIRIE STUD AND TRUSS', share: 3 },
  { number: '52-0047713', name: 'ATLAS CUSTOMS BROKERS', share: 2 },
];
const CORRECTED = '27-1906451';

/** A share of a line that Customs took back or added later, in hundredths, and why. */
const CORRECTIONS = [
  { hundredths: -10n, reason: 'PSC' },
  { hundredths: 5n, reason: 'Liquidation' },
  { hundredths: -100n, reason: 'CBP refund' },
] as const;

/**
 * Files beside the monthly ones: a supplement of importers nobody knows, corrections of earlier lines, and one sent by mistake
 * that was rolled back.
 */
export async function loadFurtherFiles(stage: CustomsStage, today: CalendarDate): Promise<void> {
  const { program } = stage;
  const month = today.slice(0, 7);
  await sendCustomsFile(stage, {
    name: `CBP_105_${month}_supplement.csv`,
    at: officeTime(addDays(today, -36), 0),
    content: writeSample(
      {
        program,
        importers: STRANGERS,
        from: addDays(today, -400),
        to: addDays(today, -40),
        rows: 26,
        seed: 7_301,
        faults: [
          { name: 'uncovered-tariff-number', count: 2 },
          { name: 'bad-check-digit', count: 2 },
          { name: 'variance', count: 1 },
          { name: 'low-variance', count: 3 },
        ],
      },
      'csv',
    ),
    isConfirmed: true,
  });
  await sendCustomsFile(stage, {
    name: `CBP_105_${month}_corrections.csv`,
    at: officeTime(addDays(today, -20), 0),
    content: Readable.from([await correctionsText(stage, addDays(today, -36))]),
    isConfirmed: true,
  });
  await loadFlooringFile(stage, today);
  await rollOneBack(stage, `CBP_105_${month}_wrong_month.csv`, today);
}

/** Corrections of the newest lines of one importer that were entered before a day. */
async function correctionsText({ database }: CustomsStage, before: CalendarDate): Promise<string> {
  const lines = await database.db
    .selectFrom('customs_line')
    .selectAll()
    .where('importer_number', '=', CORRECTED)
    .where('adjustment_seq', '=', 0)
    .where('entry_date', '<', before)
    .orderBy('entry_date', 'desc')
    .orderBy('id', 'desc')
    .limit(CORRECTIONS.length)
    .execute();
  const heading =
    'EntryNumber,LineNo,ImporterNumber,ImporterName,EntryDate,PortCode,HtsNumber,Quantity,Unit,FeeClass,AssessmentAmount,AdjustmentSeq,AdjustmentReason';
  const rows = lines.map((line, index) => {
    const { hundredths, reason } = CORRECTIONS[index] ?? CORRECTIONS[0];
    return csvRow([
      line.entry_number,
      line.line_no.toString(),
      line.importer_number,
      line.importer_name,
      line.entry_date,
      line.port_code ?? '',
      line.hts_code,
      formatQuantity((quantity(line.quantity) * hundredths) / 100n),
      line.unit,
      line.fee_class,
      formatMoney((money(line.amount_collected) * hundredths) / 100n),
      '1',
      reason,
    ]);
  });
  return `${heading}\r\n${rows.join('')}`;
}

/** A file posted by mistake and rolled back the next day; an interrupted start finds it so and leaves it. */
async function rollOneBack(stage: CustomsStage, name: string, today: CalendarDate): Promise<void> {
  const { database, program } = stage;
  const before = await database.db
    .selectFrom('customs_batch')
    .select('id')
    .where('file_name', '=', name)
    .where('status', '=', 'RolledBack')
    .executeTakeFirst();
  if (before !== undefined) return;
  const id = await sendCustomsFile(stage, {
    name,
    at: officeTime(addDays(today, -12), 0),
    content: writeSample(
      {
        program,
        importers: STRANGERS,
        from: addDays(today, -60),
        to: addDays(today, -30),
        rows: 9,
        seed: 7_302,
        faults: [],
      },
      'csv',
    ),
    isConfirmed: true,
  });
  const { version } = await database.db
    .selectFrom('customs_batch')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ctx = senderAt(stage, officeTime(addDays(today, -11), 0));
  const reason = 'This file is for another fee class. Customs will send the correct file on Monday.';
  succeeded(await rollBackBatch(ctx, { id, version, reason }), name);
}
