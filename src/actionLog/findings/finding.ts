import type { LogStep } from '../actionLog';
import type { Difference } from '../difference';
import { readableName } from '../readableAction';

/** What was found wrong, by the step it happened in. */
export type Finding =
  | {
      readonly kind: 'differs';
      readonly step: number;
      readonly action: string;
      readonly slice: string;
      readonly recorded: string | null;
      readonly folded: string | null;
      /** What this step changes in the slice now. */
      readonly changes: readonly Difference[];
      /** From the next recorded state of the slice to ours at the same step, where the log holds one. */
      readonly againstRecorded: { readonly step: number; readonly differences: readonly Difference[] } | null;
    }
  | {
      readonly kind: 'builds-part';
      readonly step: number;
      readonly action: string;
      readonly slice: string;
      /** From the other build's slice to ours. */
      readonly differences: readonly Difference[];
    }
  | {
      readonly kind: 'breach';
      readonly step: number;
      readonly action: string;
      readonly rule: string;
      readonly found: string;
    }
  | { readonly kind: 'failure'; readonly step: number; readonly action: string; readonly message: string }
  /** After the last step something else holds than was expected. */
  | {
      readonly kind: 'unexpected';
      readonly step: number;
      readonly action: string;
      readonly path: readonly string[];
      readonly expected: unknown;
      readonly found: unknown;
    };

export function stepName(step: LogStep | undefined): string {
  if (step === undefined) return 'no step';
  return step.kind === 'restart' ? 'page reloaded' : readableName(step.action);
}
