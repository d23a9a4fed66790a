import type { CustomsNoticeKind } from '../../contract/texts/customs';
import type { SheetFacts } from './sheetRows';

interface SheetNotice {
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
