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
    Uploaded: 'sent',
    Parsing: 'being checked',
    Validated: 'checked',
    Posting: 'being posted',
    Posted: 'posted',
    Failed: 'found unreadable',
    Discarded: 'discarded',
    RolledBack: 'rolled back',
  },
  fr: {
    Uploaded: 'envoyée',
    Parsing: 'en cours de vérification',
    Validated: 'vérifiée',
    Posting: 'en cours d’enregistrement',
    Posted: 'enregistrée',
    Failed: 'jugée illisible',
    Discarded: 'abandonnée',
    RolledBack: 'retirée',
  },
};

/** What has become of a Customs file, to stand inside a sentence. */
export const batchStatusWord = (language: Language, status: BatchStatus): string =>
  STATUSES[language][status];
