/**
 * One step of how a figure came about. `step` names a sentence, `values` its figures as exact text (money "1234.50", quantities
 * "1.000", dates 'YYYY-MM-DD'), so that any language can render it and a stored record keeps it whole.
 */
export interface ExplanationStep<S extends string = string> {
  readonly step: S;
  readonly values: Readonly<Record<string, string>>;
}

export type Explanation<S extends string = string> = readonly ExplanationStep<S>[];
