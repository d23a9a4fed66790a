import en from './en/bulkLeftOut.json';
import fr from './fr/bulkLeftOut.json';
import type { BulkLeftOut } from '../entities/refundReview';
import type { Language } from './sentence';

/** Why a claim is not verified together with others, told of one claim. */
const SENTENCES: Readonly<Record<Language, Readonly<Record<BulkLeftOut, string>>>> = { en, fr };

export const bulkLeftOutSentence = (language: Language, why: BulkLeftOut): string => SENTENCES[language][why];
