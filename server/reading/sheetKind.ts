import { TABLE_KINDS } from '../../domain/tableColumns';

/** What a workbook is read for: one of our tables, or to be shown as it is. */
export const SHEET_KINDS = [...TABLE_KINDS, 'document'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];
