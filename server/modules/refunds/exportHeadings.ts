import en from '../../texts/en/refundExport.json';
import fr from '../../texts/fr/refundExport.json';
import type { Language } from '../../../contract/texts/sentence';

/** Headings of the exported work queue, in the order of its cells. */
export const EXPORT_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: en.exportHeadings,
  fr: fr.exportHeadings,
};
