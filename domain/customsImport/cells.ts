import type { CalendarDate } from '../calendarDate';
import { readDateText } from '../dateText';
import { type Cents, parseMoneyText } from '../money';
import { parseQuantityText, type Thousandths } from '../quantity';
import { spreadsheetErrorIn } from '../spreadsheetError';
import { type ColumnName, IMPORT_COLUMNS } from './columns';
import { type FileMark, markFor } from './decimalMark';
import type { HeaderReading } from './headers';
import type { RowFault, RowFaultKind, RowWarning, RowWarningKind } from './line';

/** Shown in place of a zero byte, which no database and no spreadsheet keeps. */
export const ZERO_BYTE = '\u2400';

type Values = Readonly<Record<string, string>>;

/** Reads one row's cells by column and collects what is wrong with them; a value that could not be read comes back as null. */
export class RowCells {
  readonly faults: RowFault[] = [];
  readonly warnings: RowWarning[] = [];
  readonly #cells: readonly string[];
  readonly #headers: HeaderReading;
  readonly #mark: FileMark;
  /** Columns whose text is no value at all: nothing more is said of them. */
  readonly #failed = new Set<ColumnName>();

  constructor(cells: readonly string[], headers: HeaderReading, mark: FileMark) {
    this.#cells = cells;
    this.#headers = headers;
    this.#mark = mark;
    for (const { name } of IMPORT_COLUMNS) {
      const error = this.raw(name).includes(ZERO_BYTE) ? 'zero-byte' : spreadsheetErrorIn(this.raw(name));
      if (error === null) continue;
      this.blame(name, error, { error: this.text(name) });
      this.#failed.add(name);
    }
  }

  /** The cell as written, or an empty text where the column or the cell is not there. */
  raw(column: ColumnName): string {
    return this.#cells[this.#headers.positions.get(column) ?? -1] ?? '';
  }

  /** The cell without blanks around it. */
  text(column: ColumnName): string {
    return this.raw(column).trim();
  }

  blame(column: ColumnName, kind: RowFaultKind, values: Values = {}): null {
    if (!this.#failed.has(column)) this.faults.push({ column, value: this.raw(column), kind, values });
    return null;
  }

  warn(column: ColumnName, kind: RowWarningKind, values: Values = {}): null {
    if (!this.#failed.has(column)) this.warnings.push({ column, value: this.raw(column), kind, values });
    return null;
  }

  /** People's words: no control characters, not longer than `limit`. */
  words(column: ColumnName, limit: number): string | null {
    const text = this.text(column);
    // eslint-disable-next-line no-control-regex -- finding control characters is the point
    if (/[\u0000-\u001f\u007f]/.test(text)) return this.blame(column, 'control-character');
    return text.length > limit ? this.blame(column, 'too-long', { limit: limit.toString() }) : text;
  }

  requiredDate(column: ColumnName): CalendarDate | null {
    const date = readDateText(this.raw(column));
    return date.ok ? date.value : this.blame(column, date.failure.kind);
  }

  optionalDate(column: ColumnName): CalendarDate | null {
    return this.text(column) === '' ? null : this.requiredDate(column);
  }

  money(column: ColumnName, allowNegative: boolean): Cents | null {
    const mark = markFor(this.raw(column), this.#mark);
    if (!mark.ok) return this.blame(column, mark.failure.kind);
    const amount = parseMoneyText(this.raw(column), { decimalMark: mark.value, allowNegative });
    return amount.ok ? amount.value : this.blame(column, amount.failure.kind);
  }

  quantity(column: ColumnName, allowNegative: boolean): Thousandths | null {
    const mark = markFor(this.raw(column), this.#mark);
    if (!mark.ok) return this.blame(column, mark.failure.kind);
    const quantity = parseQuantityText(this.raw(column), { decimalMark: mark.value, allowNegative });
    return quantity.ok ? quantity.value : this.blame(column, quantity.failure.kind);
  }

  /** A plain count within limits; `fallback` where the cell is blank. */
  count(
    column: ColumnName,
    limits: { readonly from: number; readonly to: number },
    fallback: number,
    kind: RowFaultKind,
  ): number | null {
    const text = this.text(column);
    if (text === '') return fallback;
    const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
    return value >= limits.from && value <= limits.to
      ? value
      : this.blame(column, kind, { from: limits.from.toString(), to: limits.to.toString() });
  }
}
