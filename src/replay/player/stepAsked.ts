export type StepAsked =
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'no-number' }
  | { readonly kind: 'beyond' };

/** The step somebody typed; 0 is the beginning. */
export function stepAsked(text: string, length: number): StepAsked {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return { kind: 'no-number' };
  const step = Number(typed);
  return step > length ? { kind: 'beyond' } : { kind: 'step', step };
}
