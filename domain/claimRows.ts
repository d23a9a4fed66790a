import type { CalendarDate } from './calendarDate';
import { type ClaimTable, type ClaimTableFault, readClaimTable, type TableRow } from './claimTable';
import { type DateTextFault, readDateText } from './dateText';
import { type EntryNumberFault, parseEntryNumber } from './entryNumber';
import { type Cents, type MoneyReading, parseMoneyText, sumMoney } from './money';
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
  /** The company's entry, but of another fiscal year than the claim's. */
  | 'other-year'
  /** The company's entry, but under another of its importer numbers than the claim's. */
  | 'other-importer'
  /** The claim holds as many lines as it may without this row. */
  | 'over-limit'
  | 'in-another-claim'
  | 'nothing-left'
  | 'more-than-proposed'
  /** The records have the line with another entry date. */
  | 'other-entry-date'
  | 'twice';

/** The claim that an entry of the company belongs in. */
export interface EntryPlace {
  readonly fiscalYear: number;
  readonly importerNumber: string;
}

export interface ClaimRowFault {
  /** Place in the text, from 1. */
  readonly row: number;
  readonly value: string;
  readonly kind: ClaimRowFaultKind;
  /** Of an entry that belongs in another claim, that claim. */
  readonly fits?: EntryPlace;
  /** Of an amount that is too high, what may be claimed and on what; `lineNo` null for all lines of the entry. */
  readonly left?: { readonly entryNumber: string; readonly lineNo: number | null; readonly amount: Cents };
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
  /** The lines among them whose amount is written in the row; the others have all that may be claimed. */
  readonly asked: ReadonlySet<string>;
  /** Lines the board does not know yet, named with line and entry date so that they can wait for Customs. */
  readonly pendingAtCustoms: readonly PendingRow[];
  readonly faults: readonly ClaimRowFault[];
  /** Rows that were read, without headings and blank ones. */
  readonly count: number;
  /** The rows as they were written. */
  readonly rows: ClaimTable['rows'];
  /** Entry numbers that are right as such and that no known line has: they may be found in other years. */
  readonly unknown: readonly string[];
}

export interface RowsReading {
  readonly mark: DecimalMark;
  /** Rows that are read, and lines that a claim holds. */
  readonly most: number;
  /** The claim that is written; without it no entry is said to belong in another. */
  readonly claim?: EntryPlace;
  /** Where entries are that no known line has, as far as the board knows them. */
  readonly elsewhere?: ReadonlyMap<string, EntryPlace>;
  /** Lines that the claim holds already and keeps. */
  readonly chosen?: ReadonlySet<string>;
}

/**
 * Reads rows of entry number, line, amount and entry date, typed, pasted or from a file (tabs, semicolons or commas), and finds the
 * lines they name. Without a line number all lines of the entry that may be claimed are meant, without an amount all that may be
 * claimed (H84). A line the board does not know yet is kept where its number and entry date stand beside it. A row that is wrong is
 * told with its place and reason; the others are taken.
 */
export function readClaimRows(
  text: string,
  known: readonly KnownLine[],
  reading: RowsReading,
): Result<ClaimRows, ClaimTableFault> {
  const table = readClaimTable(tableOf(text), reading);
  return table.ok ? ok(findLines(table.value, known, reading)) : table;
}

function findLines(table: ClaimTable, known: readonly KnownLine[], reading: RowsReading): ClaimRows {
  const byEntry = new Map<string, KnownLine[]>();
  for (const line of known) {
    const lines = byEntry.get(line.entryNumber);
    if (lines === undefined) byEntry.set(line.entryNumber, [line]);
    else lines.push(line);
  }
  const search: Search = {
    byEntry,
    reading,
    money: { decimalMark: table.mark, isTyped: !table.isMarkShown },
    isReport: table.isReport,
  };
  const chosen = reading.chosen ?? new Set<string>();
  const amounts = new Map<string, Cents>();
  const asked = new Set<string>();
  const pendingAtCustoms = new Map<string, PendingRow>();
  const faults: ClaimRowFault[] = [];
  const unknown = new Set<string>();
  const named = new Set<string>();
  let room = reading.most - chosen.size;
  for (const each of table.rows) {
    const number = parseEntryNumber(each.entry);
    if (number.ok && !byEntry.has(number.value)) unknown.add(number.value);
    if (table.isReport && number.ok) {
      const name = `${number.value}/${Number(each.line)}`;
      if (named.has(name)) continue;
      named.add(name);
    }
    const found = findRow(each, number, search);
    if (!found.ok) {
      faults.push({ row: each.row, ...found.failure });
      continue;
    }
    const { value } = found;
    const isNew =
      value.kind === 'known'
        ? value.lines.some(({ id }) => !amounts.has(id))
        : !pendingAtCustoms.has(value.key);
    const needed =
      value.kind === 'known' ? value.lines.filter(({ id }) => !amounts.has(id) && !chosen.has(id)).length : 1;
    if (!isNew) faults.push({ row: each.row, value: each.entry, kind: 'twice' });
    else if (needed > room) faults.push({ row: each.row, value: each.entry, ...overLimit(reading) });
    else {
      room -= needed;
      if (value.kind === 'pendingAtCustoms') pendingAtCustoms.set(value.key, value.line);
      else
        for (const { id, amount, isAsked } of value.lines.filter((line) => !amounts.has(line.id))) {
          amounts.set(id, amount);
          if (isAsked) asked.add(id);
        }
    }
  }
  return {
    amounts,
    asked,
    pendingAtCustoms: [...pendingAtCustoms.values()],
    faults,
    count: table.rows.length,
    rows: table.rows,
    unknown: [...unknown],
  };
}

const overLimit = ({ claim }: RowsReading): Pick<ClaimRowFault, 'kind' | 'fits'> => ({
  kind: 'over-limit',
  ...(claim === undefined ? {} : { fits: claim }),
});

/** The rows of a text, each at its line. */
function tableOf(text: string): readonly TableRow[] {
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : ',';
  return text.split(/\r\n|\n|\r/).map((line, index) => ({ row: index + 1, cells: cellsOf(line, separator) }));
}

/** The cells of one row; a quoted one may hold the separator. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
}

type Row = ClaimTable['rows'][number];
type RowFault = Omit<ClaimRowFault, 'row'>;
interface NamedLine {
  readonly id: string;
  readonly amount: Cents;
  /** Whether the row gives the amount. */
  readonly isAsked: boolean;
}

type Found =
  | { readonly kind: 'known'; readonly lines: readonly NamedLine[] }
  | { readonly kind: 'pendingAtCustoms'; readonly key: string; readonly line: PendingRow };

interface Search {
  readonly byEntry: ReadonlyMap<string, readonly KnownLine[]>;
  readonly reading: RowsReading;
  readonly money: MoneyReading;
  readonly isReport: boolean;
}

function findRow(
  row: Row,
  number: ReturnType<typeof parseEntryNumber>,
  search: Search,
): Result<Found, RowFault> {
  const { entry, line, amount, entryDate } = row;
  for (const value of [entry, line, amount, entryDate]) {
    const kind = spreadsheetErrorIn(value);
    if (kind !== null) return fail({ value, kind });
  }
  if (!number.ok) return fail({ value: entry, kind: number.failure.kind });
  if (line !== '' && !/^0*[1-9]\d{0,2}$/.test(line)) return fail({ value: line, kind: 'not-a-line-number' });
  const lines = search.byEntry.get(number.value) ?? [];
  const meant = line === '' ? lines : lines.filter(({ lineNo }) => lineNo === Number(line));
  if (meant.length > 0) return claimLines(row, meant, search.money);
  const elsewhere = lines.length > 0 ? null : placeElsewhere(number.value, search.reading);
  if (elsewhere !== null) return fail({ value: entry, ...elsewhere });
  if (search.isReport) return fail(unknownLine(row, lines.length > 0));
  return pendingLine(row, number.value, lines.length > 0, search.money);
}

/** The lines of an entry that a row names: one, or all of them that may be claimed. */
function claimLines(
  { entry, amount, entryDate }: Row,
  meant: readonly KnownLine[],
  reading: MoneyReading,
): Result<Found, RowFault> {
  const date = readEntryDate(entryDate);
  if (!date.ok) return date;
  if (date.value !== null && meant.some((line) => line.entryDate !== date.value))
    return fail({ value: entryDate, kind: 'other-entry-date' });
  const lines = meant.filter(({ isInClaim, proposed }) => !isInClaim && proposed > 0n);
  if (lines.length === 0)
    return fail({
      value: entry,
      kind: meant.some(({ isInClaim }) => isInClaim) ? 'in-another-claim' : 'nothing-left',
    });
  const read = readAmount(amount, reading);
  if (!read.ok) return read;
  const total = sumMoney(lines.map(({ proposed }) => proposed));
  const [only, ...others] = lines;
  if (read.value !== null && read.value > total && only !== undefined) {
    const lineNo = others.length === 0 ? only.lineNo : null;
    const left = { entryNumber: only.entryNumber, lineNo, amount: total };
    return fail({ value: amount, kind: 'more-than-proposed', left });
  }
  if (read.value !== null && only !== undefined && others.length === 0)
    return ok({ kind: 'known', lines: [{ id: only.id, amount: read.value, isAsked: true }] });
  // A part of an entry's total could be meant for any of its lines.
  if (read.value !== null && read.value < total) return fail({ value: entry, kind: 'line-needed' });
  const isAsked = read.value !== null;
  return ok({ kind: 'known', lines: lines.map(({ id, proposed }) => ({ id, amount: proposed, isAsked })) });
}

/** Why an entry of the company is none of this claim; null where the board knows of none. */
function placeElsewhere(
  entryNumber: string,
  { claim, elsewhere }: RowsReading,
): Pick<ClaimRowFault, 'kind' | 'fits'> | null {
  const fits = elsewhere?.get(entryNumber);
  if (fits === undefined || claim === undefined) return null;
  if (fits.fiscalYear !== claim.fiscalYear) return { kind: 'other-year', fits };
  return fits.importerNumber === claim.importerNumber ? null : { kind: 'other-importer', fits };
}

const unknownLine = ({ entry, line }: Row, isEntryKnown: boolean): RowFault =>
  isEntryKnown ? { value: line, kind: 'unknown-line' } : { value: entry, kind: 'unknown-entry' };

/** Without an entry date nobody meant to wait for Customs: then the number or the line is a slip. */
function pendingLine(
  row: Row,
  entryNumber: string,
  isEntryKnown: boolean,
  reading: MoneyReading,
): Result<Found, RowFault> {
  const { entry, line, amount, entryDate } = row;
  if (entryDate === '') return fail(unknownLine(row, isEntryKnown));
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
