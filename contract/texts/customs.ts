import type { BatchStatus } from '../entities/customs';
import { customsNoticesEn, type CustomsNoticeKind } from './customsNotices.en';
import { customsNoticesFr } from './customsNotices.fr';
import { customsRowsEn, type CustomsRowNoteKind } from './customsRows.en';
import { customsRowsFr } from './customsRows.fr';
import { fillFigures } from './fillFigures';
import type { Language, Values } from './sentence';

export type { CustomsNoticeKind } from './customsNotices.en';
export type { CustomsRowNoteKind } from './customsRows.en';

const NOTICES: Readonly<Record<Language, Readonly<Record<CustomsNoticeKind, string>>>> = {
  en: customsNoticesEn,
  fr: customsNoticesFr,
};

const ROWS: Readonly<Record<Language, Readonly<Record<CustomsRowNoteKind, string>>>> = {
  en: customsRowsEn,
  fr: customsRowsFr,
};

/** A sentence about a whole Customs file. */
export const customsNotice = (language: Language, kind: CustomsNoticeKind, values: Values): string =>
  fillFigures(language, NOTICES[language][kind], values);

/** A sentence about one row of a Customs file. */
export const customsRowNote = (language: Language, kind: CustomsRowNoteKind, values: Values): string =>
  fillFigures(language, ROWS[language][kind], values);

export const isCustomsNotice = (kind: string): kind is CustomsNoticeKind =>
  Object.hasOwn(customsNoticesEn, kind);

export const isCustomsRowNote = (kind: string): kind is CustomsRowNoteKind =>
  Object.hasOwn(customsRowsEn, kind);

const STATUSES: Readonly<Record<Language, Readonly<Record<BatchStatus, string>>>> = {
  en: {
    Uploaded: 'uploaded',
    Parsing: 'being checked',
    Validated: 'checked',
    Posting: 'being posted',
    Posted: 'posted',
    Failed: 'rejected as unreadable',
    Discarded: 'discarded',
    RolledBack: 'reversed',
  },
  fr: {
    Uploaded: 'téléversé',
    Parsing: 'mis en vérification',
    Validated: 'vérifié',
    Posting: 'mis en enregistrement',
    Posted: 'enregistré',
    Failed: 'rejeté comme illisible',
    Discarded: 'abandonné',
    RolledBack: 'contrepassé',
  },
};

/** The status of a Customs file as a word inside a sentence. */
export const batchStatusWord = (language: Language, status: BatchStatus): string =>
  STATUSES[language][status];
