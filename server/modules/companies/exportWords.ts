import type { CompanySummary } from '../../../contract/entities/company';
import type { Language } from '../../../contract/texts/sentence';

interface CompanyWords {
  readonly headings: readonly string[];
  readonly kinds: Readonly<Record<CompanySummary['kind'], string>>;
  readonly statuses: Readonly<Record<CompanySummary['status'], string>>;
  readonly yes: string;
  readonly no: string;
}

/** Headings and words of the exported list of companies, in the order of its cells. */
export const COMPANY_WORDS: Readonly<Record<Language, CompanyWords>> = {
  en: {
    headings: [
      'Company',
      'Type',
      'Status',
      'City',
      'Country',
      'Pays assessments',
      'Exempt',
      'Eligible for refunds',
      'Exempt quantity used (%)',
      'Exempt quantity reached',
      'Balance',
      'Importer numbers',
      'Users',
    ],
    kinds: { MANUFACTURER: 'manufacturer', IMPORTER: 'importer', BOTH: 'manufacturer and importer' },
    statuses: { Pending: 'pending', Active: 'active', Inactive: 'inactive' },
    yes: 'yes',
    no: 'no',
  },
  fr: {
    headings: [
      'Entreprise',
      'Type',
      'État',
      'Ville',
      'Pays',
      'Paie des cotisations',
      'Exemptée',
      'Admissible aux remboursements',
      'Quantité exemptée utilisée (%)',
      'Quantité exemptée atteinte',
      'Solde',
      'Numéros d’importateur',
      'Utilisateurs',
    ],
    kinds: { MANUFACTURER: 'fabricant', IMPORTER: 'importateur', BOTH: 'fabricant et importateur' },
    statuses: { Pending: 'en attente', Active: 'active', Inactive: 'inactive' },
    yes: 'oui',
    no: 'non',
  },
};
