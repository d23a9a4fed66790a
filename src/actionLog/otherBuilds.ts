import type { ActionLog, LogStep } from './actionLog';
import type { LogProblem } from './logProblem';
import { readableName } from './readableAction';
import { endpointOf } from './endpointOf';

/** What a build can carry out. */
export interface KnownActions {
  /** Types of the slices' own actions. */
  readonly types: ReadonlySet<string>;
  readonly isEndpoint: (name: string) => boolean;
}

/**
 * A log with notes on the steps this build can do nothing with, for another one recorded them: each action or call once, by the
 * step it comes first in. The steps stay, so that their numbers are everybody's.
 */
export const withStepsOfOtherBuilds = (log: ActionLog, known: KnownActions): ActionLog => ({
  ...log,
  problems: [...log.problems, ...stepsOfOtherBuilds(log.steps, known).filter(isNew(log.problems))],
});

/** A list of another tool has said of its foreign actions already that they are none of ours. */
const isNew =
  (problems: readonly LogProblem[]) =>
  (found: LogProblem): boolean =>
    found.kind !== 'other-build' ||
    !problems.some(
      ({ kind, ...problem }) => kind === 'unknown-type' && 'type' in problem && problem.type === found.name,
    );

function stepsOfOtherBuilds(steps: readonly LogStep[], known: KnownActions): readonly LogProblem[] {
  const found = new Map<string, { readonly step: number; readonly name: string; times: number }>();
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'restart') continue;
    const strange = strangeName(step, known);
    if (strange === undefined) continue;
    const before = found.get(strange);
    if (before !== undefined) before.times += 1;
    else found.set(strange, { step: index + 1, name: readableName(step.action), times: 1 });
  }
  return Array.from(found.values(), (one) => ({ kind: 'other-build', ...one }));
}

function strangeName(
  { action }: Extract<LogStep, { kind: 'action' }>,
  known: KnownActions,
): string | undefined {
  const endpoint = endpointOf(action);
  if (endpoint !== undefined) return known.isEndpoint(endpoint) ? undefined : endpoint;
  // The toolkit names its own actions, and those of the application itself change nothing.
  if (/^(api|app|__rtkq)\//.test(action.type)) return undefined;
  return known.types.has(action.type) ? undefined : action.type;
}
