import type { getConfiguration } from '../../../contract/endpoints/configuration/program';
import type { DataOf } from '../../../contract/endpoint';

/** The whole configuration as an admin reads it. */
export type ProgramShown = DataOf<typeof getConfiguration>;

/** Every unit that any of the rates names, in a steady order. */
export const unitsOf = (
  rates: readonly { readonly metricRates: Readonly<Record<string, string>> }[],
): readonly string[] =>
  [...new Set(rates.flatMap(({ metricRates }) => Object.keys(metricRates)))].sort().reverse();
