import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction';
import type { Services } from '../../services';
import { notify } from '../notifications/notify';

/**
 * Tells all administrators of what one of them did while there was no second one, once there is.
 * @returns how many changes they were told of
 */
export async function announceAlone(database: Services['database'], at: Date): Promise<number> {
  return inTransaction(database, async (tx) => {
    const admins = await sql<{ id: string }>`
      select id from app_user where 'admin' = any(roles) and is_active and held_at is null limit 2`.execute(
      tx,
    );
    if (admins.rows.length < 2) return 0;
    const announced = await tx
      .updateTable('pending_change')
      .set({ announced_at: at })
      .where('state', '=', 'done')
      .where('decided_by', 'is', null)
      .where('announced_at', 'is', null)
      .returning('id')
      .execute();
    if (announced.length === 0) return 0;
    await notify(
      tx,
      { at, caller: null },
      {
        kind: 'changes-made-alone',
        values: { count: announced.length },
        audience: { kind: 'roles', roles: ['admin'] },
        touches: [],
      },
    );
    return announced.length;
  });
}
