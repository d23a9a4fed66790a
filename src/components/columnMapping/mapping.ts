import type { ColumnQuestion, TableChoice } from '../../../contract/entities/tableColumns';
import type { ColumnChoices } from '../../../domain/columnChoices';
import { checkChoices, suggestChoices } from '../../../domain/columnMapping';
import { TABLE_COLUMNS, type TableKind } from '../../../domain/tableColumns';

/** Rows under the headings that are shown beside each column. */
const SHOWN_ROWS = 3;

/** One column of the file as a person sees it. */
export interface FileColumn {
  readonly heading: string;
  readonly values: readonly string[];
}

type Place = Pick<TableChoice, 'sheet' | 'headingLine'>;

const isPlace = (a: Place, b: Place): boolean => a.sheet === b.sheet && a.headingLine === b.headingLine;

const headAt = ({ heads }: ColumnQuestion, sheet: string | null) =>
  heads.find((head) => head.sheet === sheet) ?? heads[0];

/** The columns of the file with the headings in a row, and their first values. */
export function fileColumns(question: ColumnQuestion, { sheet, headingLine }: Place): readonly FileColumn[] {
  const rows = headAt(question, sheet)?.rows ?? [];
  const headings = rows.find(({ fileLine }) => fileLine === headingLine)?.cells ?? [];
  const below = rows.filter(({ fileLine }) => fileLine > headingLine);
  const width = Math.max(headings.length, ...below.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => ({
    heading: headings[at]?.trim() ?? '',
    values: below.slice(0, SHOWN_ROWS).map(({ cells }) => cells[at]?.trim() ?? ''),
  }));
}

/** What is proposed for a place of the file: what was chosen for it, or for a file like it, or what its headings and values suggest. */
export function choiceAt(kind: TableKind, question: ColumnQuestion, place: Place): TableChoice {
  const known = [...(question.chosen === null ? [] : [question.chosen]), ...question.saved].find((choice) =>
    isPlace(choice, place),
  );
  const columns = fileColumns(question, place);
  const chosen: ColumnChoices =
    known?.columns ??
    suggestChoices(
      TABLE_COLUMNS[kind],
      columns.map(({ heading }) => heading),
      rowsBelow(question, place),
    );
  return { ...place, columns: columns.map((_, at) => chosen[at] ?? null) };
}

const rowsBelow = (question: ColumnQuestion, { sheet, headingLine }: Place): readonly (readonly string[])[] =>
  (headAt(question, sheet)?.rows ?? [])
    .filter(({ fileLine }) => fileLine > headingLine)
    .map(({ cells }) => cells);

/** What a person sees first: their own choice, the one for a file like it, or the sheet with the most columns that are recognized. */
export function firstChoice(kind: TableKind, question: ColumnQuestion): TableChoice {
  const known = question.chosen ?? question.saved[0];
  if (known !== undefined) return choiceAt(kind, question, known);
  const choices = question.heads.map(({ sheet, headingLine }) =>
    choiceAt(kind, question, { sheet, headingLine }),
  );
  const found = ({ columns }: TableChoice): number => columns.filter((column) => column !== null).length;
  return choices.toSorted((a, b) => found(b) - found(a))[0] ?? { sheet: null, headingLine: 1, columns: [] };
}

/** Whether the proposal is what was chosen for an earlier file. */
export const isFromBefore = (question: ColumnQuestion, place: Place): boolean =>
  question.chosen === null && question.saved.some((saved) => isPlace(saved, place));

/** What the choice still lacks: columns that must be there, and columns that are chosen twice. */
export function choiceFaults(
  kind: TableKind,
  { columns }: TableChoice,
): { readonly missing: readonly string[]; readonly doubled: readonly string[] } {
  const checked = checkChoices(TABLE_COLUMNS[kind], columns);
  const named = (wanted: string): readonly string[] =>
    checked.ok ? [] : checked.failure.flatMap((fault) => (fault.kind === wanted ? [fault.column] : []));
  return { missing: named('column-missing'), doubled: named('column-doubled') };
}
