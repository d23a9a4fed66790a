import type { ColumnChoices } from './columnChoices';
import { type DateOrders, NO_ORDERS, observeOrder } from './dateOrder';
import { readDateText } from './dateText';
import { withoutGuards } from './formulaGuard';
import { parseQuantityText } from './quantity';
import { REPORT_LINE_KINDS, type ReportLineKind, type ReportLine } from './reportLine';
import { fail, ok, type Result } from './result';
import { spreadsheetErrorIn, type SpreadsheetErrorKind } from './spreadsheetError';

/** Columns of a file of report lines. The first name is the one our template writes. */
const COLUMNS = {
  date: ['date', 'shipped on', 'ship date', 'date d’expédition', "date d'expedition"],
  kind: ['type', 'kind', 'nature'],
  description: ['description', 'product', 'produit'],
  quantity: ['quantity', 'qty', 'volume', 'quantité', 'quantite'],
  country: ['country', 'origin', 'pays', 'origine'],
} as const;
export type LineColumn = keyof typeof COLUMNS;
export const LINE_COLUMNS: readonly LineColumn[] = ['date', 'kind', 'description', 'quantity', 'country'];

const KIND_WORDS: Readonly<Record<ReportLineKind, readonly string[]>> = {
  SHIPPED: ['shipped', 'shipment', 'expédié', 'expedie'],
  IMPORTED: ['imported', 'import', 'importé', 'importe'],
  EXPORTED: ['exported', 'export', 'exporté', 'exporte'],
  ORGANIC: ['organic', 'biologique', 'bio'],
};

export interface LineFileFault {
  readonly fileLine: number;
  readonly column: LineColumn;
  readonly value: string;
  readonly kind:
    | 'missing'
    | SpreadsheetErrorKind
    | 'not-a-date'
    | 'impossible-date'
    | 'spreadsheet-serial'
    | 'not-a-quantity'
    | 'not-a-kind'
    | 'not-a-country'
    | 'too-long';
}

export type LineHeaderFault =
  | { readonly kind: 'column-missing'; readonly column: LineColumn }
  | { readonly kind: 'column-doubled'; readonly column: LineColumn }
  /** Dates that can only have the day first stand on these lines: no date of the file can be trusted. */
  | { readonly kind: 'days-first'; readonly lines: readonly number[] };

export interface LineFile {
  readonly lines: readonly ReportLine[];
  readonly faults: readonly LineFileFault[];
  /** Headings that are none of ours. */
  readonly ignored: readonly string[];
  /** A date that was read with the month first and could have the day first, or null. */
  readonly ambiguousDate: string | null;
}

interface Row {
  readonly fileLine: number;
  readonly cells: readonly string[];
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');

/** The column a heading stands for, or null. */
export const lineColumnOf = (heading: string): LineColumn | null =>
  LINE_COLUMNS.find((column) => COLUMNS[column].some((name) => name === plain(heading))) ?? null;

/**
 * Reads report lines from a table whose first row names its columns, in any order. A row that cannot be read is told with its
 * place and reason and left out; nothing in it is guessed. Rows of blanks are ignored.
 * @param choices what a person said the columns are; the headings then say nothing
 */
export function readLineFile(
  [heading, ...rows]: readonly Row[],
  limits: { readonly description: number },
  choices: ColumnChoices | null = null,
): Result<LineFile, readonly LineHeaderFault[]> {
  const positions = new Map<LineColumn, number>();
  const ignored: string[] = [];
  const headerFaults: LineHeaderFault[] = [];
  // A person may have chosen columns that stand right of the last heading.
  const width = Math.max(heading?.cells.length ?? 0, choices?.length ?? 0);
  for (let position = 0; position < width; position += 1) {
    const text = heading?.cells[position] ?? '';
    const column =
      choices === null
        ? lineColumnOf(text)
        : (LINE_COLUMNS.find((name) => name === choices[position]) ?? null);
    if (column === null) {
      if (plain(text) !== '') ignored.push(text.trim());
    } else if (positions.has(column)) headerFaults.push({ kind: 'column-doubled', column });
    else positions.set(column, position);
  }
  for (const column of ['date', 'quantity'] as const)
    if (!positions.has(column)) headerFaults.push({ kind: 'column-missing', column });
  if (headerFaults.length > 0) return fail(headerFaults);

  const orders = rows.reduce<DateOrders>(
    (known, { cells, fileLine }) => observeOrder(known, cells[positions.get('date') ?? -1] ?? '', fileLine),
    NO_ORDERS,
  );
  if (orders.dayFirst.length > 0) return fail([{ kind: 'days-first', lines: orders.dayFirst }]);

  const lines: ReportLine[] = [];
  const faults: LineFileFault[] = [];
  for (const row of rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))) {
    const read = readRow(row, positions, limits);
    if (read.ok) lines.push(read.value);
    else faults.push(...read.failure);
  }
  return ok({ lines, faults, ignored, ambiguousDate: orders.example });
}

function readRow(
  { fileLine, cells }: Row,
  positions: ReadonlyMap<LineColumn, number>,
  limits: { readonly description: number },
): Result<ReportLine, readonly LineFileFault[]> {
  const faults: LineFileFault[] = [];
  const cell = (column: LineColumn): string => cells[positions.get(column) ?? -1]?.trim() ?? '';
  const blame = (column: LineColumn, kind: LineFileFault['kind']): null => {
    faults.push({ fileLine, column, value: cell(column), kind: spreadsheetErrorIn(cell(column)) ?? kind });
    return null;
  };
  const date = readDateText(cell('date'));
  if (!date.ok) blame('date', date.failure.kind);
  const quantity = parseQuantityText(cell('quantity'), { allowNegative: true });
  if (!quantity.ok) blame('quantity', quantity.failure.kind === 'missing' ? 'missing' : 'not-a-quantity');
  const kind = cell('kind') === '' ? 'SHIPPED' : (lineKindOf(cell('kind')) ?? blame('kind', 'not-a-kind'));
  const country = cell('country').toUpperCase();
  if (country !== '' && !/^[A-Z]{2}$/.test(country)) blame('country', 'not-a-country');
  const description = withoutGuards(cell('description'));
  if (description.length > limits.description || spreadsheetErrorIn(description) !== null)
    blame('description', 'too-long');
  if (!date.ok || !quantity.ok || kind === null || faults.length > 0) return fail(faults);
  return ok({
    kind,
    date: date.value,
    description,
    quantity: quantity.value,
    country: country === '' ? null : country,
  });
}

/** The kind of line a word stands for, in either language, or null. */
export const lineKindOf = (word: string): ReportLineKind | null =>
  REPORT_LINE_KINDS.find((kind) => KIND_WORDS[kind].includes(plain(word))) ?? null;
