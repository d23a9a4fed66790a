/** How far the work on a reported problem is. */
export const PROBLEM_STATES = ['new', 'looked-at', 'closed'] as const;
export type ProblemState = (typeof PROBLEM_STATES)[number];

/** A problem is closed by the test that would find it again; without one, it stays open. */
export const lacksTest = ({
  state,
  test,
}: {
  readonly state: ProblemState;
  readonly test: string | null;
}): boolean => state === 'closed' && test === null;
