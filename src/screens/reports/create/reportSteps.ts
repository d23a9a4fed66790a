/** The pages of the wizard on one report, in order; the choice of the period comes before them. */
export const REPORT_STEPS = ['lines', 'check', 'certify'] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** The page an address asks for; the first one where it asks for none that exists. */
export const stepIn = (text: string | null): ReportStep =>
  REPORT_STEPS.find((step) => step === text) ?? 'lines';

/** In a link to a draft: the first page on which something is missing. */
export const MISSING = 'missing';

/** The first page with something left to do; the last one where the others are done. */
export const firstOpen = (isOpen: (step: ReportStep) => boolean): ReportStep =>
  REPORT_STEPS.find((step) => step === 'certify' || isOpen(step)) ?? 'certify';

export const stepAfter = (step: ReportStep): ReportStep =>
  REPORT_STEPS[REPORT_STEPS.indexOf(step) + 1] ?? 'certify';

export const stepBefore = (step: ReportStep): ReportStep | null =>
  REPORT_STEPS[REPORT_STEPS.indexOf(step) - 1] ?? null;
