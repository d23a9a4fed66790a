/** The pages of the wizard on one report, in order; the choice of the period comes before them. */
export const REPORT_STEPS = ['lines', 'check', 'certify'] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** The page an address asks for; the first one where it asks for none that exists. */
export const stepIn = (text: string | null): ReportStep =>
  REPORT_STEPS.find((step) => step === text) ?? 'lines';

export const stepAfter = (step: ReportStep): ReportStep =>
  REPORT_STEPS[REPORT_STEPS.indexOf(step) + 1] ?? 'certify';

export const stepBefore = (step: ReportStep): ReportStep | null =>
  REPORT_STEPS[REPORT_STEPS.indexOf(step) - 1] ?? null;
