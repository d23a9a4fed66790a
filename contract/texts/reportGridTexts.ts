import type { GridState } from '../../domain/gridCell';
import type { Language } from './sentence';

interface GridTexts {
  readonly states: Readonly<Record<GridState, string>>;
  readonly late: string;
  readonly amended: string;
  /** Company, amount due, missing, late, amended; the periods follow. */
  readonly headings: readonly [string, string, string, string, string];
  readonly sheet: string;
}

/** The words of the exported grid of reports. */
export const GRID_TEXTS: Readonly<Record<Language, GridTexts>> = {
  en: {
    states: {
      missing: 'Missing',
      open: 'Open',
      running: 'In progress',
      'not-required': 'Not required',
      exempt: 'Exempt',
      returned: 'Returned',
      waiting: 'To review',
      accepted: 'Accepted',
    },
    late: 'late',
    amended: 'amended',
    headings: ['Company', 'Amount due', 'Missing', 'Late', 'Amended'],
    sheet: 'Reports',
  },
  fr: {
    states: {
      missing: 'Manquante',
      open: 'Ouverte',
      running: 'En cours',
      'not-required': 'Non requise',
      exempt: 'Exemptée',
      returned: 'Renvoyée',
      waiting: 'À examiner',
      accepted: 'Acceptée',
    },
    late: 'en retard',
    amended: 'modifiée',
    headings: ['Entreprise', 'Montant dû', 'Manquantes', 'En retard', 'Modifiées'],
    sheet: 'Déclarations',
  },
};
