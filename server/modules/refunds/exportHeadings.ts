import en from '../../texts/en/refundExport.json';
import fr from '../../texts/fr/refundExport.json';
import type { Language } from '../../../contract/texts/sentence';

interface ExportWords {
  readonly sheet: string;
  /** Of the template of claim rows. */
  readonly templateSheet: string;
  readonly exportHeadings: readonly string[];
}

/** Name of the sheet and headings of the exported work queue, in the order of its cells. */
export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = { en, fr };
