import type { CalendarDate } from '../calendarDate';
import { parseCountry } from '../country';
import { type EntryNumber, parseEntryNumber } from '../entryNumber';
import { parseCertificateNumber } from '../exemption';
import { type HtsCode, parseHtsCode } from '../htsCode';
import { parseImporterNumber } from '../importerNumber';
import { parsePortCode, type PortCode, portName } from '../portCode';
import type { HtsRule, Program } from '../program';
import type { ReportedUnit } from '../programDocument';
import type { RowCells } from './cells';
import type { ColumnName } from './columns';

/** The entry number; a wrong check digit is a warning, anything less certain a fault. */
export function readEntryNumber(row: RowCells): EntryNumber | null {
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

/** The entry date: not after today in the board's zone, not before the program takes entries. */
export function readEntryDate(row: RowCells, program: Program, today: CalendarDate): CalendarDate | null {
  const date = row.requiredDate('EntryDate');
  if (date === null) return null;
  if (date > today) return row.blame('EntryDate', 'in-the-future', { today });
  if (date < program.earliestEntryDate)
    return row.blame('EntryDate', 'too-early', { earliest: program.earliestEntryDate });
  return date;
}

/** The importer of record's number. */
export function readImporterNumber(row: RowCells): string | null {
  const parsed = parseImporterNumber(row.raw('ImporterNumber'));
  return parsed.ok ? parsed.value.number : row.blame('ImporterNumber', parsed.failure.kind);
}

/** The tariff number, ten digits. */
export function readHtsCode(row: RowCells): HtsCode | null {
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
export function readEntryType(row: RowCells): string | null {
  const text = row.text('EntryType');
  if (text === '') return null;
  return /^\d{1,2}$/.test(text) ? text.padStart(2, '0') : row.blame('EntryType', 'not-an-entry-type');
}

/** The fee class: the program's own, also where the cell is blank; another fee is not the board's. */
export function readFeeClass(row: RowCells, program: Program): string | null {
  const text = row.text('FeeClass');
  if (text === '' || text.padStart(3, '0') === program.feeClass) return program.feeClass;
  return row.blame('FeeClass', 'other-fee-class', { expected: program.feeClass });
}

/** The port: doubts about it never keep a line out. */
export function readPort(row: RowCells): PortCode | null {
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

/** A country, or a warning where there is no such code. */
export function readCountry(row: RowCells, column: ColumnName): string | null {
  return row.text(column) === ''
    ? null
    : (parseCountry(row.text(column)) ?? row.warn(column, 'unknown-country'));
}

/** The exemption certificate typed into the entry. */
export function readCertificate(row: RowCells): string | null {
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

/** The unit a text names, in any of its spellings; null where it is none. */
export const unitNamed = (text: string): ReportedUnit | null =>
  UNITS.get(text.normalize('NFKC').toLowerCase()) ?? null;

/** The unit: the coverage rule's where the cell is blank. */
export function readUnit(row: RowCells, rule: HtsRule | null, program: Program): ReportedUnit | null {
  const text = row.text('Unit');
  if (text === '') return rule?.unit ?? program.htsRules[0]?.unit ?? 'kg';
  const unit = unitNamed(text);
  if (unit === null) return row.blame('Unit', 'unknown-unit', { known: 'm3, m2, kg' });
  if (rule !== null && unit !== rule.unit && unit !== rule.otherUnit)
    row.warn('Unit', 'unexpected-unit', { expected: rule.unit });
  return unit;
}
