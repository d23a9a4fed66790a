import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { inTransaction } from '../../db/transaction';
import type { Failure, Outcome } from '../../failure';
import type { Services } from '../../services';
import { digestOf } from '../../system/ids';
import { appendAudit } from '../audit/appendAudit';
import { recordRefusal } from '../audit/recordRefusal';
import type { Visit } from './requestContext';
import { refuseNewPassword, replacePassword, selectPasswordOwner, type PasswordOwner } from './newPassword';

/** One failure for every link that does not count: used, older, run out, of somebody switched off, or invented. */
const REFUSED: Failure = { kind: 'reset-refused' };

/**
 * Sets a new password with a link. It signs nobody in: the second step is asked for at the sign-in that follows (6.4.3). Every
 * session from before ends. A password that cannot be taken leaves the link as it is.
 */
export async function resetPassword(
  services: Services,
  form: { readonly token: string; readonly newPassword: string },
  visit: Visit,
): Promise<Outcome<null>> {
  const tokenHash = digestOf(form.token);
  const owner = await findOwnerOfLink(services.database.db, tokenHash, visit.at);
  if (owner === null) return refuse(services, visit);
  const refused = await refuseNewPassword(services, owner, form.newPassword);
  if (refused !== null) return refused;
  const hash = await services.hasher.hash(form.newPassword);
  return inTransaction(services.database, async (tx) => {
    // Whoever takes the row away is the one use of the link.
    const taken = await tx
      .deleteFrom('password_link')
      .where('token_hash', '=', tokenHash)
      .returning('user_id')
      .executeTakeFirst();
    if (taken === undefined) return fail(REFUSED);
    const { at, boardZone } = visit;
    const replacement = { hash, reason: 'password-reset', at, boardZone, storedSessionId: null } as const;
    await replacePassword(services, tx, owner, replacement);
    await appendAudit(
      tx,
      { caller: null, source: visit.source, at: visit.at },
      { action: 'password-reset', subject: { type: 'user', id: owner.id }, companyId: owner.company_id },
    );
    return ok(null);
  });
}

async function findOwnerOfLink(db: Queries, tokenHash: string, at: Date): Promise<PasswordOwner | null> {
  const owner = await selectPasswordOwner(db)
    .innerJoin('password_link', 'password_link.user_id', 'app_user.id')
    .where('password_link.token_hash', '=', tokenHash)
    .where('password_link.expires_at', '>', at)
    .where('app_user.is_active', '=', true)
    .executeTakeFirst();
  return owner ?? null;
}

async function refuse(services: Services, visit: Visit): Promise<Outcome<never>> {
  await inTransaction(services.database, (tx) =>
    recordRefusal(
      tx,
      { caller: null, source: visit.source, at: visit.at },
      {
        action: 'password-reset',
        subject: { type: 'user', id: null },
        companyId: null,
      },
    ),
  );
  return fail(REFUSED);
}
