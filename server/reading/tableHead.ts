import { LIMITS } from '../../contract/limits';
import type { ColumnChoices } from '../../domain/columnChoices';
import { ZERO_BYTE } from '../../domain/customsImport/cells';
import type { SourceRow } from './sourceRow';

/** Rows at the top of a table among which the headings are looked for. */
export const HEAD_ROWS = 20;

/** The first rows of a table, for a person who says what its columns are. */
export interface TableHead {
  /** Null where the file is a text. */
  readonly sheet: string | null;
  /** The row that has the headings, or seems to. */
  readonly headingLine: number;
  readonly rows: readonly SourceRow[];
}

/** What a person said a file is: which of its sheets, which row of it has the headings, and what each column means. */
export interface TableChoice {
  readonly sheet: string | null;
  readonly headingLine: number;
  readonly columns: ColumnChoices;
}

/** Half of a character, which the cut may leave; the database keeps none, and no NUL. */
const HALF = /\p{Cs}/gu;

const keepable = (cell: string): string => cell.replaceAll('\0', ZERO_BYTE).replace(HALF, '\ufffd');

/** A row as far as it is shown. */
export const cutRow = ({ fileLine, cells }: SourceRow): SourceRow => ({
  fileLine,
  cells: cells.slice(0, LIMITS.mappedColumns).map((cell) => keepable(cell.slice(0, LIMITS.mappedCell))),
});

/** The headings of a head, a blank one for each column that has none. */
export function headingsOf({ rows, headingLine }: TableHead): readonly string[] {
  const headings = rows.find(({ fileLine }) => fileLine === headingLine)?.cells ?? [];
  const width = Math.max(...rows.map(({ cells }) => cells.length), 0);
  return Array.from({ length: width }, (_, at) => headings[at] ?? '');
}
