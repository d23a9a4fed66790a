import type { Language } from '../../../contract/texts/sentence';

/** Headings of the exported work queue, in the order of its cells. */
export const EXPORT_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Claim number',
    'Company',
    'Importer number',
    'Fiscal year',
    'Reason',
    'Status',
    'Lines',
    'Collected',
    'Claimed',
    'Verified',
    'Approved',
    'Submitted',
    'Decision due',
    'Lines pending at Customs',
  ],
  fr: [
    'Numéro de demande',
    'Entreprise',
    'Numéro d’importateur',
    'Exercice',
    'Motif',
    'État',
    'Lignes',
    'Perçu',
    'Réclamé',
    'Vérifié',
    'Approuvé',
    'Déposée',
    'Décision attendue',
    'Lignes en attente à la douane',
  ],
};
