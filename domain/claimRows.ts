import type { CalendarDate } from './calendarDate';
import { type ClaimTable, type ClaimTableFault, readClaimTable, type TableRow } from './claimTable';
import { type DateTextFault, readDateText } from './dateText';
import { type EntryNumberFault, parseEntryNumber } from './entryNumber';
import { type Cents, type MoneyReading, parseMoneyText } from './money';
import type { DecimalMark } from './numberText';
import { fail, ok, type Result } from './result';
import { spreadsheetErrorIn, type SpreadsheetErrorKind } from './spreadsheetError';

/** A line that may be claimed, as the board's records know it. */
export interface KnownLine {
  readonly id: string;
  readonly entryNumber: string;
  readonly lineNo: number;
  readonly entryDate: CalendarDate;
  /** What may be claimed on it for the reason. */
  readonly proposed: Cents;
  /** Another claim holds it. */
  readonly isInClaim: boolean;
}

export type ClaimRowFaultKind =
  | EntryNumberFault['kind']
  | SpreadsheetErrorKind
  | Exclude<DateTextFault['kind'], 'missing'>
  | 'not-a-line-number'
  | 'not-an-amount'
  | 'ambiguous-number'
  | 'unknown-entry'
  | 'unknown-line'
  | 'line-needed'
  | 'in-another-claim'
  | 'nothing-left'
  | 'more-than-proposed'
  /** The records have the line with another entry date. */
  | 'other-entry-date'
  | 'twice';

export interface ClaimRowFault {
  /** Place in the text, from 1. */
  readonly row: number;
  readonly value: string;
  readonly kind: ClaimRowFaultKind;
}

/** A line that Customs has not sent yet, as the company names it. */
export interface PendingRow {
  readonly entryNumber: string;
  readonly lineNo: number;
  readonly entryDate: CalendarDate;
  /** At most so much; null for all that may be claimed once Customs has sent it. */
  readonly amount: Cents | null;
}

export interface ClaimRows {
  /** What is claimed of each line. */
  readonly amounts: ReadonlyMap<string, Cents>;
  /** Lines the board does not know yet, named with line and entry date so that they can wait for Customs. */
  readonly pendingAtCustoms: readonly PendingRow[];
  readonly faults: readonly ClaimRowFault[];
  /** Rows that were read, without headings and blank ones. */
  readonly count: number;
}

/**
 * Reads rows of entry number, line, amount and entry date, typed, pasted or from a file (tabs, semicolons or commas), and finds the
 * lines they name. Without a line number an entry of one line is meant, without an amount all that may be claimed. A line the board
 * does not know yet is kept where its number and entry date stand beside it. A row that is wrong is told with its place and reason;
 * the others are taken.
 */
export function readClaimRows(
  text: string,
  known: readonly KnownLine[],
  reading: { readonly mark: DecimalMark; readonly most: number },
): Result<ClaimRows, ClaimTableFault> {
  const table = readClaimTable(tableOf(text), reading);
  return table.ok ? ok(findLines(table.value, known)) : table;
}

function findLines({ rows, mark, isMarkShown }: ClaimTable, known: readonly KnownLine[]): ClaimRows {
  const byEntry = new Map<string, KnownLine[]>();
  for (const line of known) byEntry.set(line.entryNumber, [...(byEntry.get(line.entryNumber) ?? []), line]);
  const amounts = new Map<string, Cents>();
  const pendingAtCustoms = new Map<string, PendingRow>();
  const faults: ClaimRowFault[] = [];
  for (const each of rows) {
    const found = findLine(each, byEntry, { decimalMark: mark, isTyped: !isMarkShown });
    if (!found.ok) {
      faults.push({ row: each.row, ...found.failure });
      continue;
    }
    const { value } = found;
    const isTwice = value.kind === 'known' ? amounts.has(value.id) : pendingAtCustoms.has(value.key);
    if (isTwice) faults.push({ row: each.row, value: each.entry, kind: 'twice' });
    else if (value.kind === 'known') amounts.set(value.id, value.amount);
    else pendingAtCustoms.set(value.key, value.line);
  }
  return { amounts, pendingAtCustoms: [...pendingAtCustoms.values()], faults, count: rows.length };
}

/** The rows of a text, each at its line. */
function tableOf(text: string): readonly TableRow[] {
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : ',';
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ row: index + 1, cells: cellsOf(line, separator) }));
}

/** The cells of one row; a quoted one may hold the separator. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

type Row = ClaimTable['rows'][number];
type RowFault = Omit<ClaimRowFault, 'row'>;
type Found =
  | { readonly kind: 'known'; readonly id: string; readonly amount: Cents }
  | { readonly kind: 'pendingAtCustoms'; readonly key: string; readonly line: PendingRow };

function findLine(
  row: Row,
  byEntry: ReadonlyMap<string, readonly KnownLine[]>,
  reading: MoneyReading,
): Result<Found, RowFault> {
  const { entry, line, amount, entryDate } = row;
  for (const value of [entry, line, amount, entryDate]) {
    const kind = spreadsheetErrorIn(value);
    if (kind !== null) return fail({ value, kind });
  }
  const number = parseEntryNumber(entry);
  if (!number.ok) return fail({ value: entry, kind: number.failure.kind });
  if (line !== '' && !/^0*[1-9]\d{0,2}$/.test(line)) return fail({ value: line, kind: 'not-a-line-number' });
  const lines = byEntry.get(number.value) ?? [];
  if (line === '' && lines.length > 1) return fail({ value: entry, kind: 'line-needed' });
  const found = line === '' ? lines[0] : lines.find(({ lineNo }) => lineNo === Number(line));
  if (found === undefined) return pendingLine(row, number.value, lines.length > 0, reading);
  const date = readEntryDate(row.entryDate);
  if (!date.ok) return date;
  if (date.value !== null && date.value !== found.entryDate)
    return fail({ value: row.entryDate, kind: 'other-entry-date' });
  if (found.isInClaim) return fail({ value: entry, kind: 'in-another-claim' });
  if (found.proposed <= 0n) return fail({ value: entry, kind: 'nothing-left' });
  const read = readAmount(amount, reading);
  if (!read.ok) return read;
  if (read.value === null) return ok({ kind: 'known', id: found.id, amount: found.proposed });
  if (read.value > found.proposed) return fail({ value: amount, kind: 'more-than-proposed' });
  return ok({ kind: 'known', id: found.id, amount: read.value });
}

/** Without an entry date nobody meant to wait for Customs: then the number or the line is a slip. */
function pendingLine(
  { entry, line, amount, entryDate }: Row,
  entryNumber: string,
  isEntryKnown: boolean,
  reading: MoneyReading,
): Result<Found, RowFault> {
  if (entryDate === '') {
    return isEntryKnown
      ? fail({ value: line, kind: 'unknown-line' })
      : fail({ value: entry, kind: 'unknown-entry' });
  }
  if (line === '') return fail({ value: entry, kind: 'line-needed' });
  const date = readEntryDate(entryDate);
  if (!date.ok) return date;
  if (date.value === null) return fail({ value: entryDate, kind: 'not-a-date' });
  const read = readAmount(amount, reading);
  if (!read.ok) return read;
  const lineNo = Number(line);
  const pendingAtCustoms = { entryNumber, lineNo, entryDate: date.value, amount: read.value };
  return ok({ kind: 'pendingAtCustoms', key: `${entryNumber}/${lineNo}`, line: pendingAtCustoms });
}

/** Null where the row gives none. */
function readEntryDate(text: string): Result<CalendarDate | null, RowFault> {
  if (text === '') return ok(null);
  const date = readDateText(text);
  if (date.ok) return ok(date.value);
  return fail({ value: text, kind: date.failure.kind === 'missing' ? 'not-a-date' : date.failure.kind });
}

/** Null where nothing stands there. */
function readAmount(text: string, reading: MoneyReading): Result<Cents | null, RowFault> {
  if (text === '') return ok(null);
  const read = parseMoneyText(text, reading);
  if (!read.ok && read.failure.kind === 'ambiguous-number')
    return fail({ value: text, kind: 'ambiguous-number' });
  return !read.ok || read.value === 0n ? fail({ value: text, kind: 'not-an-amount' }) : ok(read.value);
}
