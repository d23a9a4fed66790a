import type { CalendarDate } from '../calendarDate';
import { htsRuleFor, type Program } from '../program';
import { assessImport } from './assessImport';
import { RowCells } from './cells';
import {
  readCertificate,
  readCountry,
  readEntryDate,
  readEntryNumber,
  readEntryType,
  readFeeClass,
  readHtsCode,
  readImporterNumber,
  readPort,
} from './columnReaders';
import type { FileMark } from './decimalMark';
import type { HeaderReading } from './headers';
import type { ImportedLine, RowFault, RowWarning } from './line';
import { readQuantities } from './quantities';

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
 * Reads one row of a Customs file into a line, or into every fault it has (decision 12). Nothing is guessed: a value
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
  const entryNumber = readEntryNumber(row);
  const lineNo = row.count('LineNo', { from: 1, to: LIMITS.lineNo }, 1, 'not-a-line-number');
  const entryDate = readEntryDate(row, reading.program, reading.today);
  const importerNumber = readImporterNumber(row);
  const importerName = row.words('ImporterName', LIMITS.importerName);
  const htsCode = readHtsCode(row);
  const rule =
    htsCode === null || entryDate === null ? null : htsRuleFor(reading.program, htsCode, entryDate);
  const quantities = readQuantities(row, rule, reading.program, isAdjustment);
  const amount = row.money('AssessmentAmount', isAdjustment);
  const feeClass = readFeeClass(row, reading.program);
  const entryType = readEntryType(row);
  const importDate = row.optionalDate('ImportDate');
  const summaryDate = row.optionalDate('SummaryDate');
  const paymentDate = row.optionalDate('PaymentDate');
  const portCode = readPort(row);
  const originCountry = readCountry(row, 'OriginCountry');
  const exportCountry = readCountry(row, 'ExportCountry');
  const enteredValue = row.text('EnteredValue') === '' ? null : row.money('EnteredValue', isAdjustment);
  const exemptCertificate = readCertificate(row);
  const adjustmentReason = row.words('AdjustmentReason', LIMITS.adjustmentReason);

  if (
    row.faults.length > 0 ||
    entryNumber === null ||
    lineNo === null ||
    entryDate === null ||
    importerNumber === null ||
    importerName === null ||
    htsCode === null ||
    quantities === null ||
    amount === null ||
    feeClass === null ||
    adjustmentSeq === null
  ) {
    return { kind: 'faulty', faults: row.faults, warnings: row.warnings };
  }
  const { quantity, unit } = quantities.counted;
  const isExempt = exemptCertificate !== null;
  const facts = { entryDate, entryType, htsCode, quantity, unit, amount, adjustmentSeq, isExempt };
  const line: ImportedLine = {
    entryNumber,
    lineNo,
    entryType,
    entryDate,
    importDate,
    summaryDate,
    paymentDate,
    portCode,
    originCountry,
    exportCountry,
    importerNumber,
    importerName,
    htsCode,
    quantity,
    unit,
    second: quantities.second,
    enteredValue,
    feeClass,
    amount,
    exemptCertificate,
    adjustmentSeq,
    adjustmentReason: adjustmentReason === '' ? null : adjustmentReason,
    assessed: assessImport(facts, reading.program, row),
  };
  return { kind: 'good', line, warnings: row.warnings };
}
