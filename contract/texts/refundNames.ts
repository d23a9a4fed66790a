import type { RefundReason } from '../../domain/refundAllocation';
import type { RefundStatus } from '../../domain/refundStates';
import type { DocumentEntity } from '../entities/document';
import type { Language } from './sentence';

const STATUSES: Readonly<Record<Language, Readonly<Record<RefundStatus, string>>>> = {
  en: {
    Draft: 'draft',
    Submitted: 'submitted',
    InVerification: 'in review',
    MoreInfo: 'returned to company',
    Verified: 'verified',
    ReturnedToVerifier: 'returned to verifier',
    Approved: 'approved',
    PaymentIssued: 'payment issued',
    Paid: 'paid',
    Closed: 'closed',
    Rejected: 'rejected',
    Appealed: 'appealed',
    Withdrawn: 'withdrawn',
  },
  fr: {
    Draft: 'brouillon',
    Submitted: 'déposée',
    InVerification: 'en cours d’examen',
    MoreInfo: 'renvoyée à l’entreprise',
    Verified: 'vérifiée',
    ReturnedToVerifier: 'renvoyée au vérificateur',
    Approved: 'approuvée',
    PaymentIssued: 'paiement émis',
    Paid: 'payée',
    Closed: 'close',
    Rejected: 'rejetée',
    Appealed: 'contestée',
    Withdrawn: 'retirée',
  },
};

/** A claim's status as a word inside a sentence. */
export const refundStatusName = (language: Language, status: RefundStatus): string =>
  STATUSES[language][status];

const NEEDS_ANSWER: Readonly<Record<Language, string>> = {
  en: 'needs your answer',
  fr: 'attend votre réponse',
};

/** A claim's status as its own company reads it: a claim returned to it needs its answer. */
export const refundStatusForCompany = (language: Language, status: RefundStatus): string =>
  status === 'MoreInfo' ? NEEDS_ANSWER[language] : refundStatusName(language, status);

const REASONS: Readonly<Record<Language, Readonly<Record<RefundReason, string>>>> = {
  en: {
    FIRST_QUANTITY: 'first exempt quantity of the year',
    SMALL_IMPORTER: 'importer below the exempt quantity',
    ORGANIC: 'certified organic',
    TEMPORARY_IMPORT: 'temporary import',
    NOT_COVERED: 'goods not covered by the program',
    DUPLICATE: 'collected twice',
    WRONG_ENTRY: 'wrong code, quantity or value on the entry',
    OVER_COLLECTED: 'collected above the rate',
    EXPORT: 'exported',
    OTHER: 'other reason',
  },
  fr: {
    FIRST_QUANTITY: 'première quantité exemptée de l’année',
    SMALL_IMPORTER: 'importateur sous la quantité exemptée',
    ORGANIC: 'certifié biologique',
    TEMPORARY_IMPORT: 'importation temporaire',
    NOT_COVERED: 'marchandises non visées par le programme',
    DUPLICATE: 'perçu deux fois',
    WRONG_ENTRY: 'code, quantité ou valeur erronés à la déclaration',
    OVER_COLLECTED: 'perçu au-delà du taux',
    EXPORT: 'exporté',
    OTHER: 'autre motif',
  },
};

/** A claim's reason in words. */
export const refundReasonName = (language: Language, reason: RefundReason): string =>
  REASONS[language][reason];

const DOCUMENTS: Readonly<Record<Language, Readonly<Record<DocumentEntity['kind'], string>>>> = {
  en: {
    'entry-summary': 'Customs entry summary',
    invoice: 'commercial invoice',
    receipt: 'receipt',
    certificate: 'certificate',
    'power-of-attorney': 'power of attorney',
    'sales-statement': 'sales statement',
    other: 'other document',
    decision: 'decision',
  },
  fr: {
    'entry-summary': 'déclaration douanière',
    invoice: 'facture commerciale',
    receipt: 'reçu',
    certificate: 'certificat',
    'power-of-attorney': 'procuration',
    'sales-statement': 'relevé de ventes',
    other: 'autre document',
    decision: 'décision',
  },
};

/** A kind of document in words. */
export const documentKindName = (language: Language, kind: DocumentEntity['kind']): string =>
  DOCUMENTS[language][kind];
