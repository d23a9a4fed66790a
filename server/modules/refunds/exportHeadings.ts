import type { Language } from '../../../contract/texts/sentence';

/** Headings of the exported work queue, in the order of its cells. */
export const EXPORT_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Number',
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
    'Filed',
    'Decision due',
    'Lines not sent by Customs',
  ],
  fr: [
    'Numéro',
    'Entreprise',
    'Numéro d’importateur',
    'Exercice',
    'Motif',
    'Statut',
    'Lignes',
    'Perçu',
    'Réclamé',
    'Vérifié',
    'Approuvé',
    'Déposée',
    'Décision attendue',
    'Lignes non envoyées par la douane',
  ],
};
