import type { Language } from '../../../../contract/texts/sentence';

/** The words of a decision's letter, beside the sentences that are the board's own. */
export interface LetterTexts {
  readonly approvedTitle: string;
  readonly rejectedTitle: string;
  readonly date: string;
  readonly claim: string;
  readonly year: string;
  readonly importerNumber: string;
  readonly reason: string;
  readonly columns: readonly [string, string, string, string, string];
  readonly total: string;
  readonly page: string;
}

export const LETTER_TEXTS: Readonly<Record<Language, LetterTexts>> = {
  en: {
    approvedTitle: 'Refund approved',
    rejectedTitle: 'Refund claim rejected',
    date: 'Date: {{date}}',
    claim: 'Claim {{number}}, submitted on {{filed}}',
    year: 'Fiscal year {{year}}: {{reason}}',
    importerNumber: 'Importer number {{importerNumber}}',
    reason: 'Reason: {{reason}}',
    columns: ['Entry number', 'Line', 'Entry date', 'Claimed', 'Approved'],
    total: 'Total',
    page: 'Page {{page}} of {{pages}}',
  },
  fr: {
    approvedTitle: 'Remboursement approuvé',
    rejectedTitle: 'Demande de remboursement rejetée',
    date: 'Date\u00a0: {{date}}',
    claim: 'Demande {{number}}, déposée le {{filed}}',
    year: 'Exercice {{year}}\u00a0: {{reason}}',
    importerNumber: 'Numéro d’importateur {{importerNumber}}',
    reason: 'Motif\u00a0: {{reason}}',
    columns: ['Déclaration', 'Ligne', 'Date', 'Réclamé', 'Approuvé'],
    total: 'Total',
    page: 'Page {{page}} de {{pages}}',
  },
};
