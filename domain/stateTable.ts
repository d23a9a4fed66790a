import { fail, ok, type Result } from './result';

/** What each deed makes of each status; a pair that is not listed is not possible. */
export type StateTable<Status extends string, Deed extends string> = Readonly<
  Record<Status, Readonly<Partial<Record<Deed, Status>>>>
>;

export interface NotPossible<Status, Deed> {
  readonly kind: 'not-possible-now';
  readonly deed: Deed;
  readonly status: Status;
}

/** The status a deed leads to, or why it cannot be done now. */
export function moveIn<Status extends string, Deed extends string>(
  table: StateTable<Status, Deed>,
  status: Status,
  deed: Deed,
): Result<Status, NotPossible<Status, Deed>> {
  const next = table[status][deed];
  return next === undefined ? fail({ kind: 'not-possible-now', deed, status }) : ok(next);
}
