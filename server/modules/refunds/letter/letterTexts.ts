import type { Language } from '../../../../contract/texts/sentence';

/** The words of a decision's letter. */
export interface LetterTexts {
  readonly approvedTitle: string;
  readonly rejectedTitle: string;
  readonly date: string;
  readonly claim: string;
  readonly year: string;
  readonly importerNumber: string;
  readonly reason: string;
  readonly approvedText: string;
  readonly rejectedText: string;
  readonly appeal: string;
  readonly again: string;
  readonly columns: readonly [string, string, string, string, string];
  readonly total: string;
  readonly page: string;
}

export const LETTER_TEXTS: Readonly<Record<Language, LetterTexts>> = {
  en: {
    approvedTitle: 'Refund approved',
    rejectedTitle: 'Refund claim rejected',
    date: 'Date: {{date}}',
    claim: 'Claim {{number}}, filed on {{filed}}',
    year: 'Fiscal year {{year}}: {{reason}}',
    importerNumber: 'Importer number {{importerNumber}}',
    reason: 'Reason: {{reason}}',
    approvedText:
      'The board has approved a refund of {{amount}} on the entry lines below. It will be paid to {{payee}}, {{address}}.',
    rejectedText: 'The board has rejected this claim. Nothing is refunded on the entry lines below.',
    appeal: 'If you do not agree, write to {{email}} or call {{phone}} and name the claim number.',
    again: 'The lines may be claimed again with what was missing.',
    columns: ['Entry', 'Line', 'Entry date', 'Claimed', 'Approved'],
    total: 'Total',
    page: 'Page {{page}} of {{pages}}',
  },
  fr: {
    approvedTitle: 'Remboursement approuvé',
    rejectedTitle: 'Demande de remboursement rejetée',
    date: 'Date : {{date}}',
    claim: 'Demande {{number}}, déposée le {{filed}}',
    year: 'Exercice {{year}} : {{reason}}',
    importerNumber: 'Numéro d’importateur {{importerNumber}}',
    reason: 'Motif : {{reason}}',
    approvedText:
      'L’office a approuvé un remboursement de {{amount}} sur les lignes d’entrée ci-dessous. Il sera versé à {{payee}}, {{address}}.',
    rejectedText: 'L’office a rejeté cette demande. Rien n’est remboursé sur les lignes d’entrée ci-dessous.',
    appeal:
      'Si vous n’êtes pas d’accord, écrivez à {{email}} ou appelez le {{phone}} en indiquant le numéro de la demande.',
    again: 'Les lignes peuvent être réclamées de nouveau avec ce qui manquait.',
    columns: ['Entrée', 'Ligne', 'Date d’entrée', 'Réclamé', 'Approuvé'],
    total: 'Total',
    page: 'Page {{page}} de {{pages}}',
  },
};
