import type { ItemStatus, LeftOut, RunStatus } from '../../domain/paymentRun';
import type { Language } from './sentence';

type Names<T extends string> = Readonly<Record<Language, Readonly<Record<T, string>>>>;

const RUNS: Names<RunStatus> = {
  en: { Prepared: 'prepared', Released: 'released', Cancelled: 'given up' },
  fr: { Prepared: 'préparé', Released: 'libéré', Cancelled: 'abandonné' },
};
const ITEMS: Names<ItemStatus> = {
  en: { Waiting: 'waiting', Issued: 'issued', Paid: 'paid', Returned: 'returned', Dropped: 'given up' },
  fr: { Waiting: 'en attente', Issued: 'émis', Paid: 'payé', Returned: 'retourné', Dropped: 'abandonné' },
};
const CAUSES: Names<LeftOut | 'not-approved'> = {
  en: {
    'in-another-run': 'it is in another run',
    'overpaid-before': 'the company owes the board from an overpaid refund, which must be netted first',
    'nothing-payable': 'nothing is left to pay on it',
    'not-approved': 'it is not approved',
  },
  fr: {
    'in-another-run': 'elle est dans un autre lot',
    'overpaid-before': 'l’entreprise doit à l’office un remboursement versé en trop, à compenser d’abord',
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
