import en from '../../texts/en/companyExport.json';
import fr from '../../texts/fr/companyExport.json';
import type { CompanySummary } from '../../../contract/entities/company';
import type { Language } from '../../../contract/texts/sentence';

interface CompanyWords {
  readonly sheet: string;
  readonly headings: readonly string[];
  readonly kinds: Readonly<Record<CompanySummary['kind'], string>>;
  readonly statuses: Readonly<Record<CompanySummary['status'], string>>;
  readonly yes: string;
  readonly no: string;
}

/** Headings and words of the exported list of companies, in the order of its cells. */
export const COMPANY_WORDS: Readonly<Record<Language, CompanyWords>> = { en, fr };
