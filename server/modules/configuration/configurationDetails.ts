import type { CalendarDate } from '../../../domain/calendarDate';
import type { ProgramChange } from '../../../domain/programChange';

/** What a change of the configuration says of itself. */
export interface SaidOfChange {
  readonly reason: string;
  readonly changes: readonly ProgramChange[];
  /** The later day on which it takes effect; undefined at once. */
  readonly effectiveOn?: CalendarDate | undefined;
}

/** The same as the audit trail keeps it. */
export const configurationDetails = ({ reason, changes, effectiveOn }: SaidOfChange) => ({
  reason,
  changes,
  ...(effectiveOn === undefined ? {} : { effectiveOn }),
});
