export const ACCOUNT_TABS = ['company', 'signin', 'notifications'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The page of the settings that an address names; the company's where it names none. */
export const accountTab = (text: string | null): AccountTab =>
  ACCOUNT_TABS.find((tab) => tab === text) ?? 'company';
