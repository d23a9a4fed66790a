import type { CustomsNoticeKind } from '../../contract/texts/customs';
import { readDateText } from '../../domain/dateText';
import type { SheetFacts } from './sheetRows';
import type { SourceRow } from './sourceRow';

export interface SheetNotice {
  readonly kind: CustomsNoticeKind;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a person should know of the sheet that was read. */
export function sheetNotices(sheet: SheetFacts | null): readonly SheetNotice[] {
  if (sheet === null) return [];
  const { name, others, hiddenRows, hiddenColumns } = sheet;
  return [
    { kind: 'read-sheet', values: { sheet: name } },
    ...(others.length > 0 ? [{ kind: 'other-sheets', values: { sheets: others.join(', ') } } as const] : []),
    ...(hiddenRows > 0 ? [{ kind: 'hidden-rows', values: { count: hiddenRows } } as const] : []),
    ...(hiddenColumns.length > 0
      ? [{ kind: 'hidden-columns', values: { headings: hiddenColumns.join(', ') } } as const]
      : []),
  ];
}

/** Enough to find the others by. */
const MOST_LINES = 10;

/** What a person should know of rows of a text. */
export function rowNotices(rows: Iterable<SourceRow>): readonly SheetNotice[] {
  const lines: number[] = [];
  for (const { fileLine, hasStrayQuote } of rows)
    if (hasStrayQuote === true && lines.length < MOST_LINES) lines.push(fileLine);
  return strayQuotesNotice(lines);
}

/** Says on which lines quotation marks stand inside bare cells. */
export const strayQuotesNotice = (lines: readonly number[]): readonly SheetNotice[] =>
  lines.length === 0 ? [] : [{ kind: 'stray-quotes', values: { lines: lines.join(', ') } }];

/** Says how a date that could have the day or the month first was read. */
export function orderNotice(example: string | null): readonly SheetNotice[] {
  const date = example === null ? null : readDateText(example);
  return example !== null && date?.ok === true
    ? [{ kind: 'dates-month-first', values: { example, date: date.value } }]
    : [];
}

/** Names the columns that are not read. */
export const ignoredNotice = (headings: readonly string[]): readonly SheetNotice[] =>
  headings.length === 0 ? [] : [{ kind: 'columns-ignored', values: { headings: headings.join(', ') } }];
