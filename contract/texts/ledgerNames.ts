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
    CREDIT_REFUND: 'Credit paid back',
    REFUND: 'Customs refund',
    REFUND_PAYMENT: 'Customs refund paid out',
    REFUND_OVERPAID: 'Customs refund overpaid',
    REFUND_OFFSET: 'Customs refund set off',
    REFUND_REPAID: 'Customs refund paid back',
    WRITE_OFF: 'Written off',
  },
  fr: {
    ASSESSMENT: 'Cotisation',
    LATE_CHARGE: 'Pénalité de retard',
    INTEREST: 'Intérêts',
    PAYMENT_CARD: 'Paiement par carte',
    PAYMENT_ACH: 'Paiement par virement ACH',
    PAYMENT_CHECK: 'Paiement par chèque',
    CREDIT: 'Crédit',
    CREDIT_REFUND: 'Crédit remboursé',
    REFUND: 'Remboursement douanier',
    REFUND_PAYMENT: 'Remboursement douanier versé',
    REFUND_OVERPAID: 'Remboursement douanier en trop',
    REFUND_OFFSET: 'Remboursement douanier compensé',
    REFUND_REPAID: 'Remboursement douanier rendu',
    WRITE_OFF: 'Passé en perte',
  },
};
const TAKEN_BACK: Readonly<Record<Language, string>> = { en: 'reversed', fr: 'annulation' };

/** What an entry of the ledger is called; one that takes another back says so. */
export const ledgerKindName = (language: Language, kind: LedgerKind, takesBack = false): string =>
  takesBack ? `${NAMES[language][kind]} (${TAKEN_BACK[language]})` : NAMES[language][kind];
