export const COMPANY_TABS = [
  'profile',
  'users',
  'reports',
  'exemptions',
  'refunds',
  'account',
  'lines',
  'audit',
] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

/** The part of a company's record that the address names; its profile where it names none. */
export const companyTab = (text: string | null): CompanyTab =>
  COMPANY_TABS.find((tab) => tab === text) ?? 'profile';
