import type { Language } from '../../../contract/texts/sentence';
import type { ReportStatus } from '../../../domain/reportStates';
import en from '../../texts/en/reportExport.json';
import fr from '../../texts/fr/reportExport.json';

interface ReportExportTexts {
  readonly sheet: string;
  /** In the order of the cells. */
  readonly headings: readonly string[];
  readonly statuses: Readonly<Record<ReportStatus, string>>;
}

/** The words of a company's exported reports. */
export const REPORT_EXPORT_TEXTS: Readonly<Record<Language, ReportExportTexts>> = { en, fr };
