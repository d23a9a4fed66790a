import en from './en/refundNames.json';
import fr from './fr/refundNames.json';
import { REFUND_REASONS, type RefundReason } from '../../domain/refundReason';
import type { RefundStatus } from '../../domain/refundStates';
import type { DocumentEntity } from '../entities/document';
import type { Language } from './sentence';

const STATUSES: Readonly<Record<Language, Readonly<Record<RefundStatus, string>>>> = {
  en: en.statuses,
  fr: fr.statuses,
};

/** A claim's status as a word inside a sentence. */
export const refundStatusName = (language: Language, status: RefundStatus): string =>
  STATUSES[language][status];

const NEEDS_ANSWER: Readonly<Record<Language, string>> = { en: en.needsAnswer, fr: fr.needsAnswer };

/** A claim's status as its own company reads it: a claim returned to it needs its answer. */
export const refundStatusForCompany = (language: Language, status: RefundStatus): string =>
  status === 'MoreInfo' ? NEEDS_ANSWER[language] : refundStatusName(language, status);

const REASONS: Readonly<Record<Language, Readonly<Record<RefundReason, string>>>> = {
  en: en.reasons,
  fr: fr.reasons,
};

/** A claim's reason in words. */
export const refundReasonName = (language: Language, reason: RefundReason): string =>
  REASONS[language][reason];

export const isRefundReason = (text: string): text is RefundReason =>
  REFUND_REASONS.some((reason) => reason === text);

const DOCUMENTS: Readonly<Record<Language, Readonly<Record<DocumentEntity['kind'], string>>>> = {
  en: en.documents,
  fr: fr.documents,
};

/** A kind of document in words. */
export const documentKindName = (language: Language, kind: DocumentEntity['kind']): string =>
  DOCUMENTS[language][kind];
