import type { Language } from '../../contract/texts/sentence';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type Density = 'comfortable' | 'compact';

/** Rows are one line whatever the density, so that nothing is lost by standing close, and more of the work is in view. */
export const DEFAULT_DENSITY: Density = 'compact';

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
  | 'cardReturns'
  | 'refunds'
  | 'paymentRuns'
  | 'refundQueue'
  | 'reportGrid'
  | 'companyReports'
  | 'companyPeople'
  | 'companyExemptions'
  | 'companyRefunds'
  | 'companyLines'
  | 'companyAudit'
  | 'annualRunImporters';

/** Choices that belong to the device, and those that each person on it has of their own. */
export interface Preferences {
  readonly theme: ThemeChoice;
  readonly language: Language;
  readonly navigationCollapsed: boolean;
  /** How close rows stand, by the person's id, for those who chose; recordings of earlier builds have none of it. */
  readonly densities?: Readonly<Partial<Record<string, Density>>>;
  /** Who switched single keys off, by the person's id: software that types by itself must not decide (WCAG 2.1.4). */
  readonly keysOff?: Readonly<Partial<Record<string, true>>>;
  /** Columns taken out of sight, by list. */
  readonly hiddenColumns: Readonly<Partial<Record<string, readonly string[]>>>;
}

export const defaultPreferences: Preferences = {
  theme: 'system',
  language: 'en',
  navigationCollapsed: false,
  densities: {},
  keysOff: {},
  hiddenColumns: {},
};
