import { sql } from 'kysely';
import type { AuditAction } from '../../../contract/texts/auditActions';
import { mayManageUser } from '../../../domain/userPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { refusalOf, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import { announceAccessChange } from './accessChanges';
import { selectAccount, type Account } from '../account/account';
import type { RequestContext } from '../identity/requestContext';
import { findUserRecord, type UserRecord } from './userRecord';

/** The account an action is about, held until the end of its transaction. */
export interface ManagedUser extends Account {
  readonly version: number;
  readonly is_board: boolean;
}

/** What an action did, for the audit; null where it waits for a second administrator; or why it was not done. */
export type UserChange = Outcome<{
  readonly action: AuditAction;
  readonly details?: Readonly<Record<string, unknown>>;
} | null>;

const ADMINS_LOCK = 7_251_400_613;

/**
 * Does something to somebody else's account: one row in the audit, and every process looks again at the person's live connections.
 * Nobody does it to themselves. Actions of this kind take turns, so that two administrators cannot take the role from one another at
 * the same moment.
 */
export async function manageUser(
  services: Pick<Services, 'config'>,
  ctx: RequestContext,
  userId: string,
  change: (tx: Tx, user: ManagedUser) => Promise<UserChange>,
): Promise<Outcome<UserRecord>> {
  const refusal = refusalOf(mayManageUser(ctx.caller.actor, { userId }));
  if (refusal !== null) return fail(refusal);
  if (!isRowId(userId)) return fail({ kind: 'not-found' });
  return ctx.transact((tx) => changeUser(services, tx, ctx, userId, change));
}

/** The same inside a transaction, for somebody who was found to be allowed to. */
export async function changeUser(
  services: Pick<Services, 'config'>,
  tx: Tx,
  ctx: RequestContext,
  userId: string,
  change: (tx: Tx, user: ManagedUser) => Promise<UserChange>,
): Promise<Outcome<UserRecord>> {
  await sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`.execute(tx);
  const user = await selectAccount(tx)
    .select(['app_user.version', 'is_board'])
    .where('app_user.id', '=', userId)
    .forUpdate('app_user')
    .executeTakeFirst();
  if (user === undefined) return fail({ kind: 'not-found' });
  const changed = await change(tx, user);
  if (!changed.ok) return changed;
  if (changed.value !== null) {
    await tx
      .updateTable('app_user')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', userId)
      .execute();
    await announceAccessChange(tx, userId);
    await appendAudit(tx, ctx, {
      ...changed.value,
      subject: { type: 'user', id: userId },
      companyId: user.company_id,
    });
  }
  const record = await findUserRecord(services, tx, userId, ctx.at);
  if (record === null) throw new Error(`user ${userId} is gone inside the transaction that holds it`);
  return ok(record);
}
