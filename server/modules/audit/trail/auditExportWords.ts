import type { Language } from '../../../../contract/texts/sentence';

interface AuditWords {
  readonly headings: readonly string[];
  readonly outcomes: Readonly<Record<'done' | 'refused', string>>;
  /** Who does what nobody is behind. */
  readonly system: string;
}

/** Headings and words of the exported trail, in the order of its cells. */
export const AUDIT_WORDS: Readonly<Record<Language, AuditWords>> = {
  en: {
    headings: [
      'Position',
      'Time',
      'Action',
      'Outcome',
      'Person',
      'Roles',
      'Acting as',
      'Company',
      'Record type',
      'Record',
      'Field',
      'From',
      'To',
      'IP address',
      'Reference',
    ],
    outcomes: { done: 'done', refused: 'refused' },
    system: 'System',
  },
  fr: {
    headings: [
      'Position',
      'Heure',
      'Action',
      'Résultat',
      'Personne',
      'Rôles',
      'Au nom de',
      'Entreprise',
      'Type de dossier',
      'Dossier',
      'Champ',
      'Avant',
      'Après',
      'Adresse IP',
      'Référence',
    ],
    outcomes: { done: 'fait', refused: 'refusé' },
    system: 'Système',
  },
};
