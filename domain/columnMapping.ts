import type { ColumnChoices } from './columnChoices';
import { normalizeHeading } from './customsImport/columns';
import { fail, ok, type Result } from './result';
import type { TableColumns } from './tableColumns';

/** Which columns a table with certain headings has, by the heading. */
export type SavedColumns = Readonly<Record<string, string>>;

export type ChoiceFault =
  | { readonly kind: 'column-unknown'; readonly column: string }
  | { readonly kind: 'column-doubled'; readonly column: string }
  | { readonly kind: 'column-missing'; readonly column: string };

/** What is wrong with the choice of a person, each column named. */
export function checkChoices(
  { columns }: TableColumns,
  choices: ColumnChoices,
): Result<ColumnChoices, readonly ChoiceFault[]> {
  const chosen = choices.filter((choice) => choice !== null);
  const faults: ChoiceFault[] = [
    ...chosen
      .filter((choice) => columns.every(({ name }) => name !== choice))
      .map((column) => ({ kind: 'column-unknown', column }) as const),
    ...columns.flatMap(({ name, isRequired }): ChoiceFault[] => {
      const times = chosen.filter((choice) => choice === name).length;
      if (times > 1) return [{ kind: 'column-doubled', column: name }];
      return times === 0 && isRequired ? [{ kind: 'column-missing', column: name }] : [];
    }),
  ];
  return faults.length > 0 ? fail(faults) : ok(choices);
}

/** Between a repeated heading and its number; no heading has it, for blanks are made one. The database keeps no NUL. */
const NUMBERED = '\u001f';

/** Headings as names of their columns: case and blanks make no difference, and a repeated one is numbered. */
export function headingNames(headings: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const plain = heading
      .normalize('NFKC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .toLowerCase();
    const times = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, times);
    return times === 1 ? plain : `${plain}${NUMBERED}${times}`;
  });
}

/** Ours beside the columns of a file of rejected rows: the corrected file has the shape of the first one. */
const ADDED_BY_US: ReadonlySet<string> = new Set(['rejectedrow', 'rejectedreason']);

/** Files with the same headings have the same shape, whatever their order. Null without any heading. */
export function shapeOf(headings: readonly string[]): string | null {
  const names = headingNames(headings).filter((name) => name !== '' && !ADDED_BY_US.has(name));
  // Blank headings are numbered, too.
  const named = names.filter((name) => !name.startsWith(NUMBERED));
  return named.length === 0 ? null : named.toSorted().join('\n');
}

/** A choice as it is kept for the next file of the shape. */
export const savedColumns = (headings: readonly string[], choices: ColumnChoices): SavedColumns =>
  Object.fromEntries(
    headingNames(headings).flatMap((name, at): [string, string][] => {
      const choice = choices[at] ?? null;
      return choice === null ? [] : [[name, choice]];
    }),
  );

/** What was kept, for a file whose columns may stand in another order. */
export const choicesFrom = (headings: readonly string[], saved: SavedColumns): ColumnChoices =>
  headingNames(headings).map((name) => (Object.hasOwn(saved, name) ? (saved[name] ?? null) : null));

/** What the headings say by themselves. */
export const choicesByHeading = ({ columnOf }: TableColumns, headings: readonly string[]): ColumnChoices =>
  headings.map((heading) => columnOf(heading));

/** Which columns these might be, for a person to look at: by heading, by parts of headings, by values. No column is suggested twice. */
export function suggestChoices(
  table: TableColumns,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnChoices {
  const choices: (string | null)[] = headings.map(() => null);
  const take = (at: number, column: string | null): void => {
    if (choices[at] === null && !choices.includes(column)) choices[at] = column;
  };
  for (const [at, column] of choicesByHeading(table, headings).entries()) take(at, column);
  for (const [column, isOne] of table.values) {
    for (const at of headings.keys()) {
      const values = rows.map((cells) => cells[at]?.trim() ?? '').filter((value) => value !== '');
      if (values.length > 0 && values.every(isOne)) take(at, column);
    }
  }
  const hints = table.hints.toSorted(([a], [b]) => b.length - a.length);
  for (const [part, column] of hints)
    for (const [at, heading] of headings.entries()) {
      const plain = normalizeHeading(heading);
      if (plain.includes(part) && !ADDED_BY_US.has(plain)) take(at, column);
    }
  return choices;
}
