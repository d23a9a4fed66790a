import type { RefundReason } from '../../domain/refundAllocation';
import type { RefundStatus } from '../../domain/refundStates';
import type { DocumentEntity } from '../entities/document';
import type { Language } from './sentence';

const STATUSES: Readonly<Record<Language, Readonly<Record<RefundStatus, string>>>> = {
  en: {
    Draft: 'draft',
    Submitted: 'submitted',
    InVerification: 'in verification',
    MoreInfo: 'waiting for the company’s answer',
    Verified: 'verified',
    ReturnedToVerifier: 'returned to the verifier',
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
    InVerification: 'en vérification',
    MoreInfo: 'en attente d’une réponse de l’entreprise',
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

const REASONS: Readonly<Record<Language, Readonly<Record<RefundReason, string>>>> = {
  en: {
    FIRST_QUANTITY: 'first exempt quantity of the year',
    SMALL_IMPORTER: 'importer below the exempt quantity',
    ORGANIC: 'certified organic',
    TEMPORARY_IMPORT: 'temporary import',
    NOT_COVERED: 'goods the program does not cover',
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
