import { instantText } from '../../../contract/texts/instantText';
import { mayChangeOwnCredentials } from '../../../domain/accountPermissions';
import { fail, ok } from '../../../domain/result';
import { sqlStateOf, type Tx } from '../../db/transaction';
import { failed, fieldFailed, refusalOf, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { digestOf } from '../../system/ids';
import { appendAudit } from '../audit/appendAudit';
import { recordRefusal } from '../audit/recordRefusal';
import { queueMail } from '../mail/queueMail';
import { codeDigest } from '../identity/askForCode';
import type { RequestContext } from '../identity/requestContext';
import { invalidatePendingSecrets, selectPasswordOwner, type PasswordOwner } from '../identity/newPassword';

const TRIES = 3;
const UNIQUE_VIOLATION = '23505';

/** Makes the new address the account's, once its code comes back. Old and new address hear of it; links emailed to the old one end. */
export async function confirmEmail(
  services: Services,
  ctx: RequestContext,
  form: { readonly changeId: string; readonly code: string },
): Promise<Outcome<{ email: string }>> {
  const refusal = refusalOf(mayChangeOwnCredentials(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  try {
    return await ctx.transact(async (tx) => {
      const change = await lockEmailChange(tx, ctx, form.changeId);
      if (change === null) return failed('email-change-ended');
      if (change.code_hash !== codeDigest(form.changeId, form.code))
        return await refuse(tx, ctx, change.tries + 1);
      const owner = await selectPasswordOwner(tx)
        .where('app_user.id', '=', ctx.caller.actor.userId)
        .executeTakeFirstOrThrow();
      await applyEmailChange(services, tx, ctx, owner, change.email);
      return ok({ email: change.email });
    });
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return failed('email-taken');
    throw error;
  }
}

/** The change of an id while it counts, held so that tries take turns. */
async function lockEmailChange(tx: Tx, { caller, at }: RequestContext, changeId: string) {
  const row = await tx
    .selectFrom('email_change')
    .selectAll()
    .where('user_id', '=', caller.actor.userId)
    .where('handle_hash', '=', digestOf(changeId))
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

async function refuse(tx: Tx, ctx: RequestContext, tries: number): Promise<Outcome<never>> {
  const { userId, companyId } = ctx.caller.actor;
  const isOver = tries >= TRIES;
  if (isOver) await tx.deleteFrom('email_change').where('user_id', '=', userId).execute();
  else await tx.updateTable('email_change').set({ tries }).where('user_id', '=', userId).execute();
  await recordRefusal(tx, ctx, {
    action: 'email-changed',
    subject: { type: 'user', id: userId },
    companyId,
    details: { isOver },
  });
  return isOver ? failed('email-change-ended') : fieldFailed('code', 'code-wrong');
}

async function applyEmailChange(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  owner: PasswordOwner,
  email: string,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((eb) => ({ email, version: eb('version', '+', 1) }))
    .where('id', '=', owner.id)
    .execute();
  await invalidatePendingSecrets(tx, owner.id);
  const when = instantText(owner.language, ctx.boardZone, ctx.at.getTime());
  for (const to of [owner.email, email])
    await queueMail(services, tx, ctx.at, {
      kind: 'email-changed',
      to,
      language: owner.language,
      values: { before: owner.email, after: email, when },
    });
  await appendAudit(tx, ctx, {
    action: 'email-changed',
    subject: { type: 'user', id: owner.id },
    companyId: owner.company_id,
    details: { before: owner.email, after: email },
  });
}
