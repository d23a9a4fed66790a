import type { GridState } from '../../domain/gridCell';
import type { Language } from './sentence';

interface GridTexts {
  readonly states: Readonly<Record<GridState, string>>;
  readonly late: string;
  readonly amended: string;
  /** Company, owed, missing, late, amended; the periods follow. */
  readonly headings: readonly [string, string, string, string, string];
  readonly sheet: string;
}

/** The words of the grid of reports, as its file has them. */
export const GRID_TEXTS: Readonly<Record<Language, GridTexts>> = {
  en: {
    states: {
      missing: 'Missing',
      open: 'Open',
      running: 'Running',
      'not-required': 'Not required',
      exempt: 'Exempt',
      returned: 'Returned',
      waiting: 'To review',
      accepted: 'Accepted',
    },
    late: 'late',
    amended: 'amended',
    headings: ['Company', 'Owed', 'Missing', 'Late', 'Amended'],
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
    headings: ['Entreprise', 'Dû', 'Manquantes', 'En retard', 'Modifiées'],
    sheet: 'Déclarations',
  },
};
