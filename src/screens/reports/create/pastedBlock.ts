import { lineColumnOf, lineKindOf } from '../../../../domain/reportLineFile';
import { parseQuantityText } from '../../../../domain/quantity';
import { type MarkEvidence, observeMark } from '../../../../domain/customsImport/decimalMark';
import type { DecimalMark } from '../../../../domain/numberText';
import { type LineField, LINE_FIELDS, typedDate, typedQuantity } from './lineText';
import type { NewLine } from './reportForm';

export interface PastedBlock {
  readonly rows: readonly Partial<NewLine>[];
  /** Words in the column of kinds that name none of ours; their lines keep the kind they had. */
  readonly unknownKinds: readonly string[];
  /** Its rows have more cells than there are columns from the one pasted into on: where each belongs is not known. */
  readonly isTooWide: boolean;
}

/**
 * A block copied from a spreadsheet as lines: cells parted by tabs, rows by newlines. Where the first row holds our headings, they
 * say which column is which; whole rows begin at the date, wherever they are pasted; else the columns are those from the one pasted
 * into on, in the order on screen. Rows of blanks are ignored.
 * @returns null for a single value, which the field itself takes
 */
export function pastedBlock(text: string, into: LineField, mark: DecimalMark): PastedBlock | null {
  const rows = text
    .replace(/(?:\r\n|\n|\r)+$/, '')
    .split(/\r\n|\n|\r/)
    .map((row) => row.split('\t').map(plainCell));
  if (rows.length < 2 && (rows[0]?.length ?? 0) < 2) return null;
  const headed = (rows[0] ?? []).map(lineColumnOf);
  const isHeaded = headed.filter((column) => column !== null).length >= 2;
  const first = isWholeRow(rows[0] ?? []) ? 0 : LINE_FIELDS.indexOf(into);
  const columns = isHeaded ? headed : LINE_FIELDS.slice(first);
  const cells = rows
    .slice(isHeaded ? 1 : 0)
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => row.map((cell, index) => ({ cell, column: columns[index] ?? null })));
  const shown = markShownBy(cells.flat());
  return {
    rows: cells.map((row) =>
      row.reduce<Partial<NewLine>>(
        (line, { cell, column }) => ({ ...line, ...cellPart(column, cell, shown ?? mark, shown === null) }),
        {},
      ),
    ),
    unknownKinds: cells
      .flat()
      .filter(({ cell, column }) => column === 'kind' && cell !== '' && lineKindOf(cell) === null)
      .map(({ cell }) => cell),
    isTooWide: !isHeaded && cells.flat().some(({ cell, column }) => cell !== '' && column === null),
  };
}

/** A row of every column, or one that begins with a date and goes on: it is not what one field was meant to hold. */
const isWholeRow = (row: readonly string[]): boolean =>
  row.length === LINE_FIELDS.length ||
  (row.length > 1 && /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/.test(row[0] ?? ''));

/** Spreadsheets put cells with a tab, a newline or a quotation mark inside into quotation marks. */
const plainCell = (cell: string): string => {
  const trimmed = cell.trim();
  return /^".*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed;
};

/** The decimal mark that the quantities of a block show taken together, or null. */
function markShownBy(
  cells: readonly { readonly cell: string; readonly column: LineField | null }[],
): DecimalMark | null {
  const quantities = cells.filter(({ column, cell }) => column === 'quantity' && cell !== '');
  const shown = quantities.reduce<MarkEvidence>((known, { cell }) => observeMark(known, cell), 'none');
  if (shown !== 'point' && shown !== 'comma') return null;
  // A slip such as 1.2.3 shows nothing: it would make 400 of 400,000.
  const isReadable = quantities.every(
    ({ cell }) => parseQuantityText(cell, { decimalMark: shown, allowNegative: true }).ok,
  );
  return isReadable ? shown : null;
}

function cellPart(
  column: LineField | null,
  cell: string,
  mark: DecimalMark,
  isTyped: boolean,
): Partial<NewLine> {
  if (column === null || cell === '') return {};
  switch (column) {
    case 'date':
      return typedDate(cell);
    case 'kind': {
      const kind = lineKindOf(cell);
      return kind === null ? {} : { kind };
    }
    case 'quantity':
      return typedQuantity(cell, mark, isTyped);
    case 'description':
      return { description: cell };
    case 'country':
      return { country: cell };
  }
}
