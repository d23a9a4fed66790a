import type { ExportedList } from '../../../contract/endpoints/lists';
import type { Language } from '../../../contract/texts/sentence';
import en from '../../texts/en/listExport.json';
import reportsEn from '../../texts/en/reportExport.json';
import fr from '../../texts/fr/listExport.json';
import reportsFr from '../../texts/fr/reportExport.json';

export type HeadingKey = keyof typeof en.headings;

interface ListTexts {
  readonly headings: Readonly<Record<HeadingKey, string>>;
  readonly sheets: Readonly<Record<ExportedList, string>>;
  readonly words: Readonly<Record<string, string>>;
}

/** Headings, names of sheets, and words of exported lists. */
export const LIST_TEXTS: Readonly<Record<Language, ListTexts>> = { en, fr };

/** The statuses of reports, in the words of a company's own list of them. */
export const REPORT_STATUSES = { en: reportsEn.statuses, fr: reportsFr.statuses };
