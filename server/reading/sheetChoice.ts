import { columnOf } from '../../domain/customsImport/columns';
import { readHeaders } from '../../domain/customsImport/headers';
import { claimColumnOf } from '../../domain/claimTable';
import { lineColumnOf } from '../../domain/reportLineFile';

/** The tables that the portal reads from workbooks; each knows its own headings. */
export type TableKind = 'customs' | 'report-lines' | 'claim-rows';

interface Headings {
  readonly isColumn: (heading: string) => boolean;
  /** Whether a row of headings has all that the table must have. */
  readonly isWhole: (cells: readonly string[]) => boolean;
}

const HEADINGS: Readonly<Record<TableKind, Headings>> = {
  customs: { isColumn: (heading) => columnOf(heading) !== null, isWhole: (cells) => readHeaders(cells).ok },
  'report-lines': {
    isColumn: (heading) => lineColumnOf(heading) !== null,
    isWhole: (cells) =>
      (['date', 'quantity'] as const).every((column) => cells.some((cell) => lineColumnOf(cell) === column)),
  },
  'claim-rows': {
    isColumn: (heading) => claimColumnOf(heading) !== null,
    isWhole: (cells) => cells.some((cell) => claimColumnOf(cell) === 'entry'),
  },
};

/** A visible sheet's first rows. */
export interface SheetHead {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

export interface ChosenSheet {
  readonly name: string;
  /** Index of the row with the headings; what stands above it is a title. */
  readonly headingAt: number;
  /** Other visible sheets with the same headings. */
  readonly others: readonly string[];
}

/** Rows at the top of a sheet among which the headings are looked for. */
export const HEAD_ROWS = 20;

interface Fit {
  readonly name: string;
  readonly at: number;
  readonly known: number;
  readonly isWhole: boolean;
}

/**
 * The sheet to read: the first visible one with all the headings, else the one with most of them, else the first with anything on
 * it. Null where no visible sheet has anything.
 */
export function chooseSheet(kind: TableKind, heads: readonly SheetHead[]): ChosenSheet | null {
  const fits = heads.flatMap((head) => fitOf(HEADINGS[kind], head));
  const whole = fits.filter(({ isWhole }) => isWhole);
  const best = whole[0] ?? fits.toSorted((a, b) => b.known - a.known)[0];
  if (best === undefined) return null;
  return {
    name: best.name,
    headingAt: best.at,
    others: whole.filter(({ name }) => name !== best.name).map(({ name }) => name),
  };
}

function fitOf({ isColumn, isWhole }: Headings, { name, rows }: SheetHead): readonly Fit[] {
  const filled = rows.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, at }] : [],
  );
  const whole = filled.find(({ cells }) => isWhole(cells));
  if (whole !== undefined)
    return [{ name, at: whole.at, known: whole.cells.filter(isColumn).length, isWhole: true }];
  const known = filled.map(({ cells, at }) => ({
    name,
    at,
    known: cells.filter(isColumn).length,
    isWhole: false,
  }));
  // One word that happens to be a heading does not make a row of titles the headings.
  const best = known.toSorted((a, b) => b.known - a.known)[0];
  return best === undefined ? [] : [best.known > 1 ? best : (known[0] ?? best)];
}
