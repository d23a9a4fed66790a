import { fail, ok, type Result } from './result';

/** What each action makes of each status; a pair that is not listed is not possible. */
export type StateTable<Status extends string, Action extends string> = Readonly<
  Record<Status, Readonly<Partial<Record<Action, Status>>>>
>;

export interface NotPossible<Status, Action> {
  readonly kind: 'not-possible-now';
  readonly action: Action;
  readonly status: Status;
}

/** The status an action leads to, or why it cannot be done now. */
export function moveIn<Status extends string, Action extends string>(
  table: StateTable<Status, Action>,
  status: Status,
  action: Action,
): Result<Status, NotPossible<Status, Action>> {
  const next = table[status][action];
  return next === undefined ? fail({ kind: 'not-possible-now', action, status }) : ok(next);
}
