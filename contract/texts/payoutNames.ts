import type { ItemStatus, LeftOut, RunStatus } from '../../domain/paymentRun';
import type { Language } from './sentence';

type Names<T extends string> = Readonly<Record<Language, Readonly<Record<T, string>>>>;

const RUNS: Names<RunStatus> = {
  en: { Prepared: 'prepared', Released: 'released', Cancelled: 'canceled' },
  fr: { Prepared: 'préparé', Released: 'libéré', Cancelled: 'annulé' },
};
const ITEMS: Names<ItemStatus> = {
  en: { Waiting: 'waiting', Issued: 'issued', Paid: 'cleared', Returned: 'returned', Dropped: 'canceled' },
  fr: { Waiting: 'en attente', Issued: 'émis', Paid: 'encaissé', Returned: 'retourné', Dropped: 'annulé' },
};
const CAUSES: Names<LeftOut | 'not-approved'> = {
  en: {
    'in-another-run': 'it is in another run',
    'overpaid-before': 'an overpaid refund of the company must be offset first',
    'nothing-payable': 'nothing is left to pay',
    'not-approved': 'it is not approved',
  },
  fr: {
    'in-another-run': 'elle est dans un autre lot',
    'overpaid-before': 'un remboursement versé en trop à l’entreprise doit d’abord être compensé',
    'nothing-payable': 'il ne reste rien à payer',
    'not-approved': 'elle n’est pas approuvée',
  },
};

/** A run's status as a word inside a sentence. */
export const runStatusName = (language: Language, status: RunStatus): string => RUNS[language][status];

/** A payment's status as a word inside a sentence. */
export const itemStatusName = (language: Language, status: ItemStatus): string => ITEMS[language][status];

/** Why a claim is not paid now, as part of a sentence. */
export const leftOutName = (language: Language, why: LeftOut | 'not-approved'): string =>
  CAUSES[language][why];
