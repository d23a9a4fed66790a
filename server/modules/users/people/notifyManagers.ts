import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction';
import type { RequestContext } from '../../identity/requestContext';
import { notify } from '../../notifications/notify';

/** Notifies those who manage a company's people that a colleague's access changed, except whoever changed it and the colleague. */
export async function notifyManagers(
  tx: Tx,
  ctx: RequestContext,
  user: { readonly id: string; readonly company_id: string },
  colleague: string,
): Promise<void> {
  const managers = await tx
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', user.company_id)
    .where('id', 'not in', [user.id, ctx.caller.actor.userId])
    .where('is_active', '=', true)
    .where(sql<boolean>`'managePeople' = any(permissions)`)
    .orderBy('id')
    .execute();
  for (const { id } of managers)
    await notify(tx, ctx, {
      kind: 'company-people-changed',
      values: { person: ctx.caller.name, colleague },
      audience: { kind: 'user', userId: id },
      touches: [{ type: 'user', id: user.id }],
    });
}
