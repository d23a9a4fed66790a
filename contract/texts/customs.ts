import type { RowFaultKind, RowWarningKind } from '../../domain/customsImport/line';
import type { BatchStatus } from '../entities/customs';
import statusesEn from './en/batchStatuses.json';
import noticesEn from './en/customsNotices.json';
import rowsEn from './en/customsRows.json';
import { fillFigures } from './fill';
import statusesFr from './fr/batchStatuses.json';
import noticesFr from './fr/customsNotices.json';
import rowsFr from './fr/customsRows.json';
import type { Language, Values } from './sentence';

export type CustomsNoticeKind = keyof typeof noticesEn;

/** What a row of a Customs file can have against it: its own cells, or the same line somewhere else. */
export type CustomsRowNoteKind = RowFaultKind | RowWarningKind | DuplicateKind;

/** The same line elsewhere: with the same amount, or with another. */
export type DuplicateKind =
  | 'duplicate-in-file'
  | 'duplicate-posted'
  | 'contradiction-in-file'
  | 'ordinal-in-file'
  | 'contradiction-posted';

/** Sentences about a Customs file as a whole: how it was read, and why it could not be. */
export const CUSTOMS_NOTICES: Readonly<Record<Language, Readonly<Record<CustomsNoticeKind, string>>>> = {
  en: noticesEn,
  fr: noticesFr,
};

/** One sentence for each fault and warning of a row: what, why, what to do. */
export const CUSTOMS_ROW_NOTES: Readonly<Record<Language, Readonly<Record<CustomsRowNoteKind, string>>>> = {
  en: rowsEn,
  fr: rowsFr,
};

/** A sentence about a whole Customs file. */
export const customsNotice = (language: Language, kind: CustomsNoticeKind, values: Values): string =>
  fillFigures(language, CUSTOMS_NOTICES[language][kind], values);

/** A sentence about one row of a Customs file. */
export const customsRowNote = (language: Language, kind: CustomsRowNoteKind, values: Values): string =>
  fillFigures(language, CUSTOMS_ROW_NOTES[language][kind], values);

export const isCustomsNotice = (kind: string): kind is CustomsNoticeKind => Object.hasOwn(noticesEn, kind);

export const isCustomsRowNote = (kind: string): kind is CustomsRowNoteKind => Object.hasOwn(rowsEn, kind);

const STATUSES: Readonly<Record<Language, Readonly<Record<BatchStatus, string>>>> = {
  en: statusesEn,
  fr: statusesFr,
};

/** The status of a Customs file as a word inside a sentence. */
export const batchStatusWord = (language: Language, status: BatchStatus): string =>
  STATUSES[language][status];
