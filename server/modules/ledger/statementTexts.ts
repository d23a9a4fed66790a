import type { Language } from '../../../contract/texts/sentence';

/** The words of a statement of account. */
export interface StatementTexts {
  readonly title: string;
  readonly date: string;
  readonly period: string;
  readonly opening: string;
  readonly closing: string;
  readonly credit: string;
  readonly questions: string;
  readonly basis: Readonly<Record<'effective' | 'posted', string>>;
  readonly columns: readonly [string, string, string, string, string];
  readonly csv: readonly string[];
  /** What a late charge or interest is a part of. */
  readonly chargedOn: string;
  readonly page: string;
}

export const STATEMENT_TEXTS: Readonly<Record<Language, StatementTexts>> = {
  en: {
    title: 'Statement of account',
    date: 'Date: {{date}}',
    period: 'From {{from}} to {{to}}, {{basis}}',
    opening: 'Balance on {{date}}: {{amount}}',
    closing: 'Balance',
    credit: 'Credit balance: {{amount}}. We will apply it to your next report.',
    questions: 'Questions? Email {{email}} or call {{phone}}.',
    basis: { effective: 'by effective date', posted: 'by posting date' },
    columns: ['Date', 'Entry', 'Reference', 'Amount (US$)', 'Balance (US$)'],
    csv: ['Date', 'Posted', 'Entry', 'Reference', 'Note', 'Amount', 'Balance'],
    chargedOn: '{{percent}}% of {{base}}',
    page: 'Page {{page}} of {{pages}}',
  },
  fr: {
    title: 'Relevé de compte',
    date: 'Date : {{date}}',
    period: 'Du {{from}} au {{to}}, {{basis}}',
    opening: 'Solde au {{date}} : {{amount}}',
    closing: 'Solde',
    credit: 'Solde créditeur : {{amount}}. Nous l’appliquerons à votre prochaine déclaration.',
    questions: 'Des questions? Écrivez à {{email}} ou appelez le {{phone}}.',
    basis: { effective: 'selon la date d’effet', posted: 'selon la date d’inscription' },
    columns: ['Date', 'Écriture', 'Référence', 'Montant ($ US)', 'Solde ($ US)'],
    csv: ['Date', 'Inscrite', 'Écriture', 'Référence', 'Note', 'Montant', 'Solde'],
    chargedOn: '{{percent}} % de {{base}}',
    page: 'Page {{page}} de {{pages}}',
  },
};
