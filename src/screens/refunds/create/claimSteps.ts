/** The pages of the wizard, in order. */
export const CLAIM_STEPS = ['basis', 'lines', 'evidence', 'applicant', 'review'] as const;
export type ClaimStep = (typeof CLAIM_STEPS)[number];

/** The page an address asks for; the first one where it asks for none that exists. */
export const stepIn = (text: string | null): ClaimStep =>
  CLAIM_STEPS.find((step) => step === text) ?? 'basis';

/** In a link to a prefilled claim: the first page on which something is missing. */
export const MISSING = 'missing';

/** The first page with something left to do; the last one where the others are done. */
export const firstOpen = (isOpen: (step: ClaimStep) => boolean): ClaimStep =>
  CLAIM_STEPS.find((step) => step === 'review' || isOpen(step)) ?? 'review';

export const stepAfter = (step: ClaimStep): ClaimStep =>
  CLAIM_STEPS[CLAIM_STEPS.indexOf(step) + 1] ?? 'review';

export const stepBefore = (step: ClaimStep): ClaimStep | null =>
  CLAIM_STEPS[CLAIM_STEPS.indexOf(step) - 1] ?? null;

/** The page a field of the claim stands on; fields that stand nowhere are shown on the review page. */
export function stepOfField(field: string): ClaimStep {
  if (field === 'fiscalYear' || field === 'reason' || field === 'importerNumber') return 'basis';
  if (field === 'explanation' || field === 'certificateNumber') return 'basis';
  if (field === 'lines' || /^(lines|unsent)\./.test(field)) return 'lines';
  if (field.startsWith('documentIds')) return 'evidence';
  if (field.startsWith('applicant')) return 'applicant';
  return 'review';
}
