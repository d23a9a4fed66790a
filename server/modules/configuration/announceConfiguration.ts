import { ROLES } from '../../../contract/roles';
import { inTransaction, type Tx } from '../../db/transaction';
import type { Services } from '../../services';
import { type NoticeBy, notify } from '../notifications/notify';

/** Lets every open screen ask for the configuration again, without a word. */
export const refreshConfiguration = (tx: Tx, by: NoticeBy): Promise<void> =>
  notify(tx, by, {
    kind: 'configuration-in-effect',
    values: {},
    audience: { kind: 'roles', roles: ROLES },
    touches: [{ type: 'program' }, { type: 'report' }],
    quiet: true,
  });

/**
 * Tells administrators that a scheduled change has taken effect, and lets every open screen ask again: the change is in effect by its
 * time alone, and screens that were loaded before it show the configuration of the day before.
 * @returns how many changes took effect
 */
export async function announceConfiguration(database: Services['database'], at: Date): Promise<number> {
  return inTransaction(database, async (tx) => {
    const due = await tx
      .updateTable('program_configuration')
      .set({ is_scheduled: false })
      .where('is_scheduled', '=', true)
      .where('effective_at', '<=', at)
      .where('canceled_at', 'is', null)
      .returning('id')
      .execute();
    const [first] = due;
    if (first === undefined) return 0;
    const by = { at, caller: null };
    await notify(tx, by, {
      kind: 'configuration-in-effect',
      values: {},
      audience: { kind: 'roles', roles: ['admin'] },
      touches: [{ type: 'program', id: first.id }],
    });
    await refreshConfiguration(tx, by);
    return due.length;
  });
}
