import type { LogStep } from '../../actionLog/actionLog';
import { stepName, type Finding } from '../../actionLog/findings/finding';
import type { Findings } from '../../actionLog/replay';

/** The problems of a log that need no other build to be reduced, in the order of their steps. */
export function foundProblems(
  { breaches, failures }: Findings,
  steps: readonly LogStep[],
): readonly Finding[] {
  const named = ({ step }: { readonly step: number }) => ({ step, action: stepName(steps[step - 1]) });
  return [
    ...breaches.map((breach): Finding => ({ kind: 'breach', ...breach, ...named(breach) })),
    ...failures.map((failure): Finding => ({ kind: 'failure', ...failure, ...named(failure) })),
  ].toSorted((a, b) => a.step - b.step);
}
