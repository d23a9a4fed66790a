import { columnOf } from '../../domain/customsImport/columns';
import { readHeaders } from '../../domain/customsImport/headers';
import { claimColumnOf } from '../../domain/claimTable';
import { lineColumnOf } from '../../domain/reportLineFile';
import type { SheetKind } from './sheetKind';
import { isBlankRow, type SourceRow } from './sourceRow';
import { cutRow, HEAD_ROWS, type TableChoice, type TableHead } from './tableHead';

interface Headings {
  readonly isColumn: (heading: string) => boolean;
  /** Whether a row of headings has all that the table must have. */
  readonly isWhole: (cells: readonly string[]) => boolean;
}

const HEADINGS: Readonly<Record<SheetKind, Headings>> = {
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
  // Of a workbook that is only shown, whatever stands first is the first row.
  document: { isColumn: () => false, isWhole: () => true },
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

interface Fit {
  readonly name: string;
  readonly at: number;
  readonly known: number;
  readonly isWhole: boolean;
}

/** A visible sheet with anything on it, and where its headings are or seem to be. */
const fitsOf = (kind: SheetKind, heads: readonly SheetHead[]): readonly Fit[] =>
  heads.flatMap((head) => fitOf(HEADINGS[kind], head));

/** The visible sheets as they are shown to a person who says what their columns are. */
export function tableHeads(kind: SheetKind, heads: readonly SheetHead[]): readonly TableHead[] {
  return fitsOf(kind, heads).map(({ name, at }) => ({
    sheet: name,
    headingLine: at + 1,
    rows: (heads.find((head) => head.name === name)?.rows ?? [])
      .slice(0, HEAD_ROWS)
      .map((cells, index) => cutRow({ fileLine: index + 1, cells }))
      // Nobody can mean a blank row by the headings, and readers pass over it.
      .filter(({ cells }) => !isBlankRow(cells)),
  }));
}

/** A text's first rows, and whether the row with the headings has all that its table must have. */
export interface TextHead extends TableHead {
  readonly isWhole: boolean;
}

/** The head of a text. Its headings may be below a title; where no row has them all, they seem to be in the first row. */
export function textHead(kind: SheetKind, rows: readonly SourceRow[]): TextHead | null {
  const filled = rows.filter(({ cells }) => !isBlankRow(cells)).slice(0, HEAD_ROWS);
  const first = filled[0];
  if (first === undefined) return null;
  const [fit] = fitOf(HEADINGS[kind], { name: '', rows: filled.map(({ cells }) => cells) });
  const isWhole = fit?.isWhole ?? false;
  const heading = isWhole ? (filled[fit?.at ?? 0] ?? first) : first;
  return { sheet: null, headingLine: heading.fileLine, rows: filled.map(cutRow), isWhole };
}

/**
 * The sheet to read: the one that a person chose, else the first visible one with all the headings, else the one with most of them,
 * else the first with anything on it. Null where no visible sheet has anything, or the chosen one is none of them.
 */
export function chooseSheet(
  kind: SheetKind,
  heads: readonly SheetHead[],
  choice: Pick<TableChoice, 'sheet' | 'headingLine'> | null,
): ChosenSheet | null {
  const fits = fitsOf(kind, heads);
  const whole = fits.filter(({ isWhole }) => isWhole);
  const best =
    choice === null
      ? (whole[0] ?? fits.toSorted((a, b) => b.known - a.known)[0])
      : fits.find(({ name }) => name === choice.sheet);
  if (best === undefined) return null;
  return {
    name: best.name,
    headingAt: choice === null ? best.at : choice.headingLine - 1,
    others: whole.filter(({ name }) => name !== best.name).map(({ name }) => name),
  };
}

function fitOf({ isColumn, isWhole }: Headings, { name, rows }: SheetHead): readonly Fit[] {
  const filled = rows.flatMap((cells, at) => {
    const width = cells.filter((cell) => cell.trim() !== '').length;
    return width === 0 ? [] : [{ cells, at, width, known: cells.filter(isColumn).length }];
  });
  const whole = filled.find(({ cells }) => isWhole(cells));
  if (whole !== undefined) return [{ name, at: whole.at, known: whole.known, isWhole: true }];
  // One word that happens to be a heading does not make a row of titles the headings.
  const best = filled.toSorted((a, b) => b.known - a.known)[0];
  const widest = Math.max(0, ...filled.map(({ width }) => width));
  const likely = best !== undefined && best.known > 1 ? best : filled.find(({ width }) => width * 2 > widest);
  return likely === undefined ? [] : [{ name, at: likely.at, known: likely.known, isWhole: false }];
}
