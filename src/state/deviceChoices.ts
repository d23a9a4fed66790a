import type { Language } from '../../contract/texts/sentence';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Density = 'comfortable' | 'compact';

/** Lists whose columns can be chosen. A type alone: the sign-in page reads the device's choices and need not carry the names. */
export type ListName =
  | 'customsBatches'
  | 'customsRows'
  | 'customsLines'
  | 'unmatchedImporters'
  | 'variances'
  | 'companies'
  | 'users'
  | 'messages'
  | 'notifications'
  | 'audit'
  | 'reports'
  | 'allReports'
  | 'exemptions'
  | 'allExemptions'
  | 'ledger'
  | 'payments'
  | 'corrections'
  | 'refunds'
  | 'paymentRuns'
  | 'refundQueue'
  | 'reportGrid'
  | 'companyReports'
  | 'companyPeople'
  | 'companyExemptions'
  | 'companyRefunds'
  | 'companyLines'
  | 'companyAudit';

/** Choices that belong to the device, not to the person. */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly language: Language;
  readonly navigationCollapsed: boolean;
  readonly density: Density;
  /** Columns taken out of sight, by list. */
  readonly hiddenColumns: Readonly<Partial<Record<string, readonly string[]>>>;
}

export const defaultPreferences: Preferences = {
  theme: 'system',
  language: 'en',
  navigationCollapsed: false,
  density: 'comfortable',
  hiddenColumns: {},
};
