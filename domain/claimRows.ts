import { type EntryNumberFault, parseEntryNumber } from './entryNumber';
import { type Cents, parseMoneyText } from './money';
import type { DecimalMark } from './numberText';
import { fail, ok, type Result } from './result';

/** A line that may be claimed, as the board's records know it. */
export interface KnownLine {
  readonly id: string;
  readonly entryNumber: string;
  readonly lineNo: number;
  /** What may be claimed on it for the reason. */
  readonly proposed: Cents;
  /** Another claim holds it. */
  readonly isInClaim: boolean;
}

export type ClaimRowFaultKind =
  | EntryNumberFault['kind']
  | 'not-a-line-number'
  | 'not-an-amount'
  | 'unknown-entry'
  | 'unknown-line'
  | 'line-needed'
  | 'in-another-claim'
  | 'nothing-left'
  | 'more-than-proposed'
  | 'twice';

export interface ClaimRowFault {
  /** Place in the text, from 1. */
  readonly row: number;
  readonly value: string;
  readonly kind: ClaimRowFaultKind;
}

export interface ClaimRows {
  /** What is claimed of each line. */
  readonly amounts: ReadonlyMap<string, Cents>;
  readonly faults: readonly ClaimRowFault[];
  /** Rows that were read, without headings and blank ones. */
  readonly count: number;
}

export interface TooManyRows {
  readonly kind: 'too-many';
  readonly count: number;
}

/**
 * Reads rows of entry number, line and amount, typed, pasted or from a CSV file (tabs, semicolons or commas), and finds the lines
 * they name. Without a line number an entry of one line is meant, without an amount all that may be claimed. A row that is wrong is
 * told with its place and reason; the others are taken.
 */
export function readClaimRows(
  text: string,
  known: readonly KnownLine[],
  reading: { readonly mark: DecimalMark; readonly most: number },
): Result<ClaimRows, TooManyRows> {
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : ',';
  const written = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ row: index + 1, cells: cellsOf(line, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = written;
  const rows = first !== undefined && isHeading(first.cells) ? written.slice(1) : written;
  if (rows.length > reading.most) return fail({ kind: 'too-many', count: rows.length });

  const byEntry = new Map<string, KnownLine[]>();
  for (const line of known) byEntry.set(line.entryNumber, [...(byEntry.get(line.entryNumber) ?? []), line]);
  const amounts = new Map<string, Cents>();
  const faults: ClaimRowFault[] = [];
  for (const { row, cells } of rows) {
    const found = readRow(cells, byEntry, reading.mark);
    if (!found.ok) faults.push({ row, ...found.failure });
    else if (amounts.has(found.value.id)) faults.push({ row, value: cells[0] ?? '', kind: 'twice' });
    else amounts.set(found.value.id, found.value.amount);
  }
  return ok({ amounts, faults, count: rows.length });
}

const isHeading = ([cell = '']: readonly string[]): boolean => !/\d/.test(cell);

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

type RowFault = Omit<ClaimRowFault, 'row'>;

function readRow(
  [entry = '', line = '', amount = '']: readonly string[],
  byEntry: ReadonlyMap<string, readonly KnownLine[]>,
  mark: DecimalMark,
): Result<{ readonly id: string; readonly amount: Cents }, RowFault> {
  const number = parseEntryNumber(entry);
  if (!number.ok) return fail({ value: entry, kind: number.failure.kind });
  const lines = byEntry.get(number.value);
  if (lines === undefined) return fail({ value: entry, kind: 'unknown-entry' });
  if (line !== '' && !/^\d{1,3}$/.test(line)) return fail({ value: line, kind: 'not-a-line-number' });
  if (line === '' && lines.length > 1) return fail({ value: entry, kind: 'line-needed' });
  const found = line === '' ? lines[0] : lines.find(({ lineNo }) => lineNo === Number(line));
  if (found === undefined) return fail({ value: line, kind: 'unknown-line' });
  if (found.isInClaim) return fail({ value: entry, kind: 'in-another-claim' });
  if (found.proposed <= 0n) return fail({ value: entry, kind: 'nothing-left' });
  if (amount === '') return ok({ id: found.id, amount: found.proposed });
  const read = parseMoneyText(amount, { decimalMark: mark });
  if (!read.ok || read.value === 0n) return fail({ value: amount, kind: 'not-an-amount' });
  if (read.value > found.proposed) return fail({ value: amount, kind: 'more-than-proposed' });
  return ok({ id: found.id, amount: read.value });
}
