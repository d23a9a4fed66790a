import type { LEDGER_KINDS } from '../entities/ledger';
import type { Language } from './sentence';

type LedgerKind = (typeof LEDGER_KINDS)[number];

const NAMES: Readonly<Record<Language, Readonly<Record<LedgerKind, string>>>> = {
  en: {
    ASSESSMENT: 'Assessment',
    LATE_CHARGE: 'Late charge',
    INTEREST: 'Interest',
    PAYMENT_CARD: 'Payment by card',
    PAYMENT_ACH: 'Payment by ACH',
    PAYMENT_CHECK: 'Payment by check',
    CREDIT: 'Credit',
    CREDIT_REFUND: 'Credit refund',
    REFUND: 'Customs refund',
    REFUND_PAYMENT: 'Customs refund payment',
    REFUND_OVERPAID: 'Customs refund overpayment',
    REFUND_OFFSET: 'Customs refund offset',
    REFUND_REPAID: 'Customs refund repayment',
    WRITE_OFF: 'Write-off',
  },
  fr: {
    ASSESSMENT: 'Cotisation',
    LATE_CHARGE: 'Pénalité de retard',
    INTEREST: 'Intérêts',
    PAYMENT_CARD: 'Paiement par carte',
    PAYMENT_ACH: 'Paiement par virement',
    PAYMENT_CHECK: 'Paiement par chèque',
    CREDIT: 'Crédit',
    CREDIT_REFUND: 'Remboursement de crédit',
    REFUND: 'Remboursement douanier',
    REFUND_PAYMENT: 'Versement du remboursement douanier',
    REFUND_OVERPAID: 'Remboursement douanier versé en trop',
    REFUND_OFFSET: 'Compensation du remboursement douanier',
    REFUND_REPAID: 'Restitution du remboursement douanier',
    WRITE_OFF: 'Radiation',
  },
};
const TAKEN_BACK: Readonly<Record<Language, string>> = { en: 'reversed', fr: 'annulation' };

/** The name of a ledger entry; an entry that reverses another says so. */
export const ledgerKindName = (language: Language, kind: LedgerKind, takesBack = false): string =>
  takesBack ? `${NAMES[language][kind]} (${TAKEN_BACK[language]})` : NAMES[language][kind];
