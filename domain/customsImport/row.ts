import type { CalendarDate } from '../calendarDate';
import { parseCountry } from '../country';
import { type EntryNumber, parseEntryNumber } from '../entryNumber';
import { parseCertificateNumber } from '../exemption';
import { type HtsCode, parseHtsCode } from '../htsCode';
import { parseImporterNumber } from '../importerNumber';
import { parsePortCode, type PortCode, portName } from '../portCode';
import { htsRuleFor, type Program } from '../program';
import type { ReportedUnit } from '../programDocument';
import { assessImport } from './assessImport';
import { RowCells } from './cells';
import type { ColumnName } from './columns';
import type { FileMark } from './decimalMark';
import type { HeaderReading } from './headers';
import type { ImportedLine, RowFault, RowWarning } from './line';

export interface RowReading {
  readonly headers: HeaderReading;
  readonly mark: FileMark;
  readonly program: Program;
  /** Today in the board's zone: an entry cannot lie after it. */
  readonly today: CalendarDate;
}

export type RowOutcome =
  /** A row of nothing but blanks, as spreadsheets leave them. */
  | { readonly kind: 'blank' }
  | {
      readonly kind: 'faulty';
      readonly faults: readonly RowFault[];
      readonly warnings: readonly RowWarning[];
    }
  | { readonly kind: 'good'; readonly line: ImportedLine; readonly warnings: readonly RowWarning[] };

const LIMITS = { importerName: 200, adjustmentReason: 200, lineNo: 999, adjustmentSeq: 999 } as const;

/**
 * Reads one row of a Customs file into a line, or into every fault it has (reference 7.9, decision 12). Nothing is guessed: a value
 * a spreadsheet has damaged is refused. Defaults: line number 1, fee class the program's, unit the tariff number's, adjustment 0.
 */
export function readRow(cells: readonly string[], reading: RowReading): RowOutcome {
  if (cells.every((cell) => cell.trim() === '')) return { kind: 'blank' };
  const row = new RowCells(cells, reading.headers, reading.mark);
  const surplus = cells.slice(reading.headers.width).filter((cell) => cell.trim() !== '');
  if (surplus.length > 0) row.blame('AssessmentAmount', 'too-many-cells', { surplus: surplus.join(' | ') });

  const adjustmentSeq = row.count(
    'AdjustmentSeq',
    { from: 0, to: LIMITS.adjustmentSeq },
    0,
    'not-a-sequence',
  );
  const isAdjustment = adjustmentSeq !== null && adjustmentSeq > 0;
  const read = {
    entryNumber: readEntryNumber(row),
    lineNo: row.count('LineNo', { from: 1, to: LIMITS.lineNo }, 1, 'not-a-line-number'),
    entryDate: readEntryDate(row, reading),
    importerNumber: readImporterNumber(row),
    importerName: row.words('ImporterName', LIMITS.importerName),
    htsCode: readHtsCode(row),
    quantity: row.quantity('Quantity', isAdjustment),
    amount: row.money('AssessmentAmount', isAdjustment),
    feeClass: readFeeClass(row, reading.program),
    adjustmentSeq,
  };
  const optional = {
    entryType: readEntryType(row),
    importDate: row.optionalDate('ImportDate'),
    summaryDate: row.optionalDate('SummaryDate'),
    paymentDate: row.optionalDate('PaymentDate'),
    portCode: readPort(row),
    originCountry: readCountry(row, 'OriginCountry'),
    exportCountry: readCountry(row, 'ExportCountry'),
    enteredValue: row.text('EnteredValue') === '' ? null : row.money('EnteredValue', isAdjustment),
    exemptCertificate: readCertificate(row),
    adjustmentReason: row.words('AdjustmentReason', LIMITS.adjustmentReason),
  };
  const unit = readUnit(row, read.htsCode, read.entryDate, reading.program);

  const faulty: RowOutcome = { kind: 'faulty', faults: row.faults, warnings: row.warnings };
  const whole = { ...read, unit };
  if (row.faults.length > 0 || !isWhole(whole)) return faulty;
  const unassessed = {
    ...optional,
    ...whole,
    adjustmentReason: optional.adjustmentReason === '' ? null : optional.adjustmentReason,
  };
  const line: ImportedLine = { ...unassessed, assessed: assessImport(unassessed, reading.program, row) };
  return { kind: 'good', line, warnings: row.warnings };
}

type Whole<T> = { readonly [K in keyof T]: Exclude<T[K], null> };

const isWhole = <T extends object>(parts: T): parts is T & Whole<T> =>
  Object.values(parts).every((part) => part !== null);

function readEntryNumber(row: RowCells): EntryNumber | null {
  const parsed = parseEntryNumber(row.raw('EntryNumber'));
  if (parsed.ok) return parsed.value;
  const { failure } = parsed;
  if (failure.kind === 'bad-check-digit') {
    row.warn('EntryNumber', 'bad-check-digit', { expected: failure.expected });
    return failure.entryNumber;
  }
  return row.blame(
    'EntryNumber',
    failure.kind,
    failure.kind === 'wrong-length' ? { length: failure.length.toString(), expected: '11' } : {},
  );
}

function readEntryDate(row: RowCells, { program, today }: RowReading): CalendarDate | null {
  const date = row.requiredDate('EntryDate');
  if (date === null) return null;
  if (date > today) return row.blame('EntryDate', 'in-the-future', { today });
  if (date < program.earliestEntryDate)
    return row.blame('EntryDate', 'too-early', { earliest: program.earliestEntryDate });
  return date;
}

function readImporterNumber(row: RowCells): string | null {
  const parsed = parseImporterNumber(row.raw('ImporterNumber'));
  return parsed.ok ? parsed.value.number : row.blame('ImporterNumber', parsed.failure.kind);
}

function readHtsCode(row: RowCells): HtsCode | null {
  const parsed = parseHtsCode(row.raw('HtsNumber'));
  if (parsed.ok) return parsed.value;
  const { failure } = parsed;
  return row.blame(
    'HtsNumber',
    failure.kind,
    failure.kind === 'wrong-length' ? { length: failure.length.toString(), expected: '10' } : {},
  );
}

/** Two digits; one that a spreadsheet cut to a single digit can only have been 0 and that digit. */
function readEntryType(row: RowCells): string | null {
  const text = row.text('EntryType');
  if (text === '') return null;
  return /^\d{1,2}$/.test(text) ? text.padStart(2, '0') : row.blame('EntryType', 'not-an-entry-type');
}

function readFeeClass(row: RowCells, program: Program): string | null {
  const text = row.text('FeeClass');
  if (text === '' || text.padStart(3, '0') === program.feeClass) return program.feeClass;
  return row.blame('FeeClass', 'other-fee-class', { expected: program.feeClass });
}

function readPort(row: RowCells): PortCode | null {
  const text = row.text('PortCode');
  if (text === '') return null;
  const parsed = parsePortCode(text);
  if (parsed.ok) {
    if (portName(parsed.value) === null) row.warn('PortCode', 'unknown-port');
    return parsed.value;
  }
  if (parsed.failure.kind === 'not-a-port-code') return row.warn('PortCode', 'not-a-port-code');
  row.warn('PortCode', 'leading-zero-lost', { likely: parsed.failure.likely });
  return parsed.failure.likely;
}

function readCountry(row: RowCells, column: ColumnName): string | null {
  return row.text(column) === ''
    ? null
    : (parseCountry(row.text(column)) ?? row.warn(column, 'unknown-country'));
}

function readCertificate(row: RowCells): string | null {
  if (row.text('ExemptCertificate') === '') return null;
  const parsed = parseCertificateNumber(row.raw('ExemptCertificate'));
  return parsed.ok ? parsed.value : row.warn('ExemptCertificate', 'not-a-certificate-number');
}

const UNITS: ReadonlyMap<string, ReportedUnit> = new Map([
  ['m3', 'm3'],
  ['cbm', 'm3'],
  ['m2', 'm2'],
  ['sqm', 'm2'],
  ['kg', 'kg'],
  ['kgs', 'kg'],
]);

function readUnit(
  row: RowCells,
  code: HtsCode | null,
  date: CalendarDate | null,
  program: Program,
): ReportedUnit | null {
  const rule = code === null || date === null ? null : htsRuleFor(program, code, date);
  const text = row.text('Unit').normalize('NFKC').toLowerCase();
  if (text === '') return rule?.unit ?? program.htsRules[0]?.unit ?? 'kg';
  const unit = UNITS.get(text);
  if (unit === undefined) return row.blame('Unit', 'unknown-unit', { known: 'm3, m2, kg' });
  if (rule !== null && unit !== rule.unit && unit !== rule.otherUnit)
    row.warn('Unit', 'unexpected-unit', { expected: rule.unit });
  return unit;
}
