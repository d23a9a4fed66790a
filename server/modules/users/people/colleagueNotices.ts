import { sql } from 'kysely';
import type { NotificationKind } from '../../../../contract/texts/notifications';
import { type Actor, companyOf } from '../../../../domain/permissions';
import type { Tx } from '../../../db/transaction';
import type { RequestContext } from '../../identity/requestContext';
import { notify } from '../../notifications/notify';

/** The IDs of the other people who sign for a person's company. */
export async function findOtherSigners(tx: Tx, actor: Actor): Promise<string[]> {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', companyOf(actor))
    .where('id', '<>', actor.userId)
    .where('is_active', '=', true)
    .where(sql<boolean>`'sign' = any(permissions)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Notifies colleagues of a draft: that it is ready for them to sign, or that it was returned to its preparer. */
export async function notifyColleagues(
  tx: Tx,
  ctx: RequestContext,
  kind: NotificationKind & `${string}-${'ready-to-sign' | 'draft-returned'}`,
  userIds: readonly string[],
  /** The key of the draft, where a person can have several. */
  draft?: string,
): Promise<void> {
  for (const userId of userIds)
    await notify(tx, ctx, {
      kind,
      values: { person: ctx.caller.name, ...(draft === undefined ? {} : { draft }) },
      audience: { kind: 'user', userId },
      touches: [{ type: 'user', id: ctx.caller.actor.userId }],
    });
}
