import { claimHeading } from '../../../../contract/texts/claimFileTexts';
import { CLAIM_COLUMNS, claimColumnOf, isClaimHeading, isHeadingRow } from '../../../../domain/claimTable';
import type { ColumnChoices } from '../../../../domain/columnChoices';
import { parseEntryNumber } from '../../../../domain/entryNumber';
import { isBlankRow, type SourceRow } from '../../../reading/sourceRow';

type Row = Pick<SourceRow, 'fileLine' | 'cells'>;

interface ClaimRowsOfFile {
  readonly rows: readonly Row[];
  /** Rows without the heading. */
  readonly count: number;
  /** Headings of columns that say nothing of claimed entries. */
  readonly ignored: readonly string[];
}

/** Rows without any of our headings can be read by their order where they begin with an entry number, below a title at most. */
export function isReadableByOrder([first, second]: readonly Row[]): boolean {
  if (first === undefined || beginsWithEntry(first)) return true;
  const isTitle = first.cells.filter((cell) => cell.trim() !== '').length === 1;
  return isTitle && second !== undefined && beginsWithEntry(second);
}

/** Also with one that lost its zeros or its letters; the row then says so. */
function beginsWithEntry({ cells: [cell = ''] }: Row): boolean {
  const entry = parseEntryNumber(cell);
  return entry.ok || entry.failure.kind === 'bad-check-digit' || /\d{7}/.test(cell);
}

/**
 * The rows of a file that say something of claimed entries. Where headings name the columns, only those of use are kept, and of the
 * rows that a report has for the tariff numbers of one line, the first.
 */
export function claimColumnsOf(written: readonly Row[], choices: ColumnChoices | null): ClaimRowsOfFile {
  const filled = written.filter(({ cells }) => !isBlankRow(cells));
  const [first, ...others] = filled;
  if (first !== undefined && choices !== null) {
    // Ours take the place of the headings, so that whoever reads the rows next knows them.
    const width = Math.max(first.cells.length, choices.length);
    const named = Array.from(
      { length: width },
      (_, at) => OUR_HEADINGS.get(choices[at] ?? '') ?? ordinalOnly(first.cells[at] ?? ''),
    );
    const read = headedRows([{ ...first, cells: named }, ...others]);
    return {
      ...read,
      ignored: first.cells.filter((heading, at) => heading.trim() !== '' && named[at] === ''),
    };
  }
  const headings = first?.cells ?? [];
  const isHeaded = isHeadingRow(headings);
  if (!isHeaded || !headings.some((heading) => claimColumnOf(heading) !== null))
    return { rows: filled, count: filled.length - (isHeaded ? 1 : 0), ignored: [] };
  return headedRows(filled);
}

const OUR_HEADINGS: ReadonlyMap<string, string> = new Map(
  CLAIM_COLUMNS.map((column) => [column, claimHeading('en', column)]),
);

/** A report stays one, whatever a person said of its other columns. */
const ordinalOnly = (heading: string): string =>
  isClaimHeading(heading) && claimColumnOf(heading) === null ? heading : '';

function headedRows(filled: readonly Row[]): ClaimRowsOfFile {
  const headings = filled[0]?.cells ?? [];
  const wanted = headings.flatMap((heading, at) => (isClaimHeading(heading) ? [at] : []));
  const ignored = headings.filter((heading) => heading.trim() !== '' && !isClaimHeading(heading));
  const isReport = headings.some((heading) => isClaimHeading(heading) && claimColumnOf(heading) === null);
  const [entryAt, lineAt] = (['entry', 'line'] as const).map((column) =>
    headings.findIndex((heading) => claimColumnOf(heading) === column),
  );
  const seen = new Set<string>();
  const rows = filled.flatMap(({ fileLine, cells }): Row[] => {
    const kept = wanted.map((at) => cells[at] ?? '');
    if (kept.every((cell) => cell.trim() === '')) return [];
    if (!isReport) return [{ fileLine, cells: kept }];
    const [entry = '', line = ''] = [cells[entryAt ?? -1], cells[lineAt ?? -1]];
    // Between the entries of a report stand rows of other things.
    if (entry.trim() === '') return [];
    const name = `${entry.replace(/[\s-]/g, '')}/${Number(line)}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ fileLine, cells: kept }];
  });
  return { rows, count: rows.length - 1, ignored };
}
