/** The pages of an application, in order. */
export const APPLY_STEPS = ['kind', 'details', 'documents', 'review'] as const;
export type ApplyStep = (typeof APPLY_STEPS)[number];

/** The page an address asks for; the first one where it asks for none that exists. */
export const applyStepIn = (text: string | null): ApplyStep =>
  APPLY_STEPS.find((step) => step === text) ?? 'kind';

/** In a link to a draft: the first page on which something is missing. */
export const MISSING = 'missing';

/** The first page with something left to do; the last one where the others are done. */
export const firstOpen = (isOpen: (step: ApplyStep) => boolean): ApplyStep =>
  APPLY_STEPS.find((step) => step === 'review' || isOpen(step)) ?? 'review';

export const stepAfter = (step: ApplyStep): ApplyStep =>
  APPLY_STEPS[APPLY_STEPS.indexOf(step) + 1] ?? 'review';

export const stepBefore = (step: ApplyStep): ApplyStep | null =>
  APPLY_STEPS[APPLY_STEPS.indexOf(step) - 1] ?? null;

/** The page a field stands on; fields that stand nowhere are shown on the review page. */
export function stepOfField(field: string): ApplyStep {
  if (field === 'kind' || field === 'fiscalYear' || field === 'renewsId') return 'kind';
  if (field.startsWith('claim')) return 'details';
  return field.startsWith('documentIds') ? 'documents' : 'review';
}
