/** What a rule answers: a value, or an expected failure as a value with a `kind`. Bugs are thrown instead. */
export type Result<T, F> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: F };

/** The answer of a rule that found a value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** The answer of a rule that says no, with the reason. */
export const fail = <F>(failure: F): { readonly ok: false; readonly failure: F } => ({ ok: false, failure });
