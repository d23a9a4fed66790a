import { Readable } from 'node:stream';
import { addDays, type CalendarDate } from '../../domain/calendarDate';
import { checkDigit, formatEntryNumber } from '../../domain/entryNumber';
import { csvRow } from '../../domain/csvText';
import { type CustomsStage, sendCustomsFile } from './demoCustomsFile';
import { officeTime } from './demoStage';

const entryOf = (n: number): string => {
  const stem = `816${n.toString().padStart(7, '0')}`;
  return formatEntryNumber(stem + checkDigit(stem));
};

const HEADING = [
  'EntryNumber',
  'LineNo',
  'EntryDate',
  'ImporterNumber',
  'ImporterName',
  'HtsNumber',
  'Quantity',
  'Unit',
  'SecondQuantity',
  'SecondUnit',
  'AssessmentAmount',
];
const SCIERIE = ['220901-10663', 'SCIERIE RIVIÈRE-AUX-RATS INC'] as const;

/** Flooring: lines that Customs reports in square and in cubic meters, and some of 2020, when square meters had no factor. */
export async function loadFlooringFile(stage: CustomsStage, today: CalendarDate): Promise<void> {
  const day = addDays(today, -41);
  const rows = [
    [entryOf(1), '1', day, ...SCIERIE, '4409.10.2000', '2150.000', 'm2', '43.000', 'm3', '7.47'],
    [entryOf(1), '2', day, ...SCIERIE, '4409.10.9020', '61.500', 'm3', '2900.000', 'm2', '10.68'],
    [entryOf(2), '1', '2020-06-11', ...SCIERIE, '4409.10.2000', '5200.000', 'm2', '', '', '19.40'],
    [entryOf(2), '2', '2020-06-11', ...SCIERIE, '4409.10.2000', '1800.000', 'm2', '', '', '6.72'],
  ];
  await sendCustomsFile(stage, {
    name: 'CBP_105_flooring_late.csv',
    at: officeTime(addDays(today, -34), 0),
    content: Readable.from([csvRow(HEADING), ...rows.map((row) => csvRow(row))]),
    isConfirmed: true,
  });
}
