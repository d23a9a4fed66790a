import { fail, ok, type Result } from '../result';
import type { ColumnChoices } from '../columnChoices';
import { columnOf, type ColumnName, IMPORT_COLUMNS } from './columns';

export type HeaderFault =
  | { readonly kind: 'column-missing'; readonly column: ColumnName }
  /** Two headings stand for one column; `headings` as they are written. */
  | { readonly kind: 'column-doubled'; readonly column: ColumnName; readonly headings: readonly string[] }
  /** The first line names none of the columns: the file has no headings, or another separator. */
  | { readonly kind: 'no-headings' }
  /** A report of ACE without the fees: all else is there. */
  | { readonly kind: 'report-without-fees' };

export interface HeaderReading {
  readonly positions: ReadonlyMap<ColumnName, number>;
  /** How many cells the heading line has. */
  readonly width: number;
  /** Headings that are none of ours; their columns are not read, which is said. */
  readonly ignored: readonly string[];
}

/**
 * Reads the heading line: columns in any order, names in any case and spacing or by a synonym. A file with a column missing or
 * doubled is refused whole, naming it, because no value of it could be trusted.
 * @param choices what a person said the columns are; the headings then say nothing
 */
export function readHeaders(
  cells: readonly string[],
  choices: ColumnChoices | null = null,
): Result<HeaderReading, readonly HeaderFault[]> {
  const found = new Map<ColumnName, { readonly position: number; readonly headings: readonly string[] }>();
  const ignored: string[] = [];
  // A person may have chosen columns that stand right of the last heading.
  const width = Math.max(cells.length, choices?.length ?? 0);
  for (let position = 0; position < width; position += 1) {
    const heading = (cells[position] ?? '').trim();
    const name = choices === null ? columnOf(heading) : columnNamed(choices[position] ?? null);
    if (name !== null)
      found.set(name, { position, headings: [...(found.get(name)?.headings ?? []), heading] });
    else if (heading !== '') ignored.push(heading);
  }
  if (found.size === 0) return fail([{ kind: 'no-headings' }]);

  const missing = IMPORT_COLUMNS.filter(({ name, isRequired }) => isRequired && !found.has(name));
  // The amount is the last of the required columns.
  if (found.has('TariffOrdinal') && missing[0]?.name === 'AssessmentAmount')
    return fail([{ kind: 'report-without-fees' }]);
  const faults: HeaderFault[] = [
    ...missing.map(({ name }): HeaderFault => ({ kind: 'column-missing', column: name })),
    ...Array.from(found).flatMap(([column, { headings }]): HeaderFault[] =>
      headings.length > 1 ? [{ kind: 'column-doubled', column, headings }] : [],
    ),
  ];
  if (faults.length > 0) return fail(faults);
  const positions = new Map(Array.from(found, ([name, { position }]) => [name, position]));
  return ok({ positions, width, ignored });
}

const columnNamed = (choice: string | null): ColumnName | null =>
  IMPORT_COLUMNS.find(({ name }) => name === choice)?.name ?? null;
