import en from '../../../texts/en/auditExport.json';
import fr from '../../../texts/fr/auditExport.json';
import type { Language } from '../../../../contract/texts/sentence';

interface AuditWords {
  readonly headings: readonly string[];
  readonly outcomes: Readonly<Record<'done' | 'refused', string>>;
  /** Who does what nobody is behind. */
  readonly system: string;
}

/** Headings and words of the exported trail, in the order of its cells. */
export const AUDIT_WORDS: Readonly<Record<Language, AuditWords>> = { en, fr };
