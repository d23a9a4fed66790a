import approvalEn from './en/approvalLeftOut.json';
import en from './en/bulkLeftOut.json';
import approvalFr from './fr/approvalLeftOut.json';
import fr from './fr/bulkLeftOut.json';
import type { ApprovalLeftOut } from '../entities/bulkApproval';
import type { BulkLeftOut } from '../entities/refundReview';
import type { Language } from './sentence';

/** Why a claim is not verified together with others, told of one claim. */
const SENTENCES: Readonly<Record<Language, Readonly<Record<BulkLeftOut, string>>>> = { en, fr };

export const bulkLeftOutSentence = (language: Language, why: BulkLeftOut): string => SENTENCES[language][why];

/** Why a claim is not approved together with others, told of one claim. */
const OF_APPROVAL: Readonly<Record<Language, Readonly<Record<ApprovalLeftOut, string>>>> = {
  en: approvalEn,
  fr: approvalFr,
};

export const approvalLeftOutSentence = (language: Language, why: ApprovalLeftOut): string =>
  OF_APPROVAL[language][why];
