import { isControlledChange } from '../../../domain/pendingChange';
import type { ProgramChange } from '../../../domain/programChange';
import type { ProgramDocument } from '../../../domain/programDocument';
import type { Tx } from '../../db/transaction';
import { type Failure, failed } from '../../failure';
import type { ScheduledConfiguration } from './scheduledRow';

/**
 * What stands against a change while another one is scheduled. The scheduled configuration is a whole one: what would be saved before
 * it would end on its day. Contact data are the exception, and are brought onto it.
 */
export function scheduleRefusal(
  scheduled: ScheduledConfiguration | null,
  change: { readonly changes: readonly ProgramChange[]; readonly isLater: boolean },
): Failure | null {
  if (scheduled === null || (!change.isLater && !isControlledChange(change.changes))) return null;
  const refused = failed('configuration-scheduled', { day: scheduled.effectiveOn });
  return refused.ok ? null : refused.failure;
}

/** Brings contact data that change now onto the scheduled configuration, except what that one changes itself. */
export async function carryOver(
  tx: Tx,
  scheduled: ScheduledConfiguration,
  { before, after }: { readonly before: ProgramDocument; readonly after: ProgramDocument },
): Promise<void> {
  const kept = (['address', 'phone', 'email'] as const).filter(
    (field) => scheduled.document[field] === before[field],
  );
  const contact = Object.fromEntries(kept.map((field) => [field, after[field]]));
  await tx
    .updateTable('program_configuration')
    .set({ content: JSON.stringify({ ...scheduled.document, ...contact }) })
    .where('id', '=', scheduled.version)
    .execute();
}
