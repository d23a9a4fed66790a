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
      'Deed',
      'Outcome',
      'Person',
      'Roles',
      'Acting for',
      'Company',
      'Kind of record',
      'Record',
      'Field',
      'From',
      'To',
      'Address',
      'Reference',
    ],
    outcomes: { done: 'done', refused: 'refused' },
    system: 'The portal itself',
  },
  fr: {
    headings: [
      'Position',
      'Heure',
      'Action',
      'Issue',
      'Personne',
      'Rôles',
      'Au nom de',
      'Entreprise',
      'Genre de dossier',
      'Dossier',
      'Champ',
      'Avant',
      'Après',
      'Adresse',
      'Référence',
    ],
    outcomes: { done: 'fait', refused: 'refusé' },
    system: 'Le portail lui-même',
  },
};
