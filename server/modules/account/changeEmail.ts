import { sql } from 'kysely';
import { instantText } from '../../../contract/texts/instantText';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { digestOf, newDigitCode, newOpaqueId } from '../../system/ids';
import { appendAudit } from '../audit/appendAudit';
import { queueMail } from '../mail/queueMail';
import { codeDigest } from '../identity/askForCode';
import type { RequestContext } from '../identity/requestContext';
import { confirmedChange } from './changeSecondFactor';
import { attemptAddress } from '../identity/signInAttempts';

export interface EmailChangeBegun {
  readonly changeId: string;
  readonly email: string;
  readonly endsAt: string;
}

const CODE_MINUTES = 30;
const CODE_DIGITS = 6;
/** More would only fill a stranger's mailbox. */
const MAILS_AN_HOUR = 6;

/**
 * Begins to change the own address once the password was typed again: a code goes to the new address, and the old one hears of it
 * at once (6.3.7). An address somebody else has is answered alike; that shows only to whoever reads its email. A change begun
 * before ends.
 */
export const changeEmail = (
  services: Services,
  ctx: RequestContext,
  form: { readonly currentPassword: string; readonly email: string },
): Promise<Outcome<EmailChangeBegun>> =>
  confirmedChange(services, ctx, form.currentPassword, async (tx, owner) => {
    if (attemptAddress(form.email) === attemptAddress(owner.email))
      return fieldFailed('email', 'email-unchanged');
    if (await hasHadEnough(tx, owner.email, ctx.at)) return failed('email-change-too-often');
    const code = newDigitCode(CODE_DIGITS);
    const change = await storeChange(tx, owner.id, form.email, code, ctx.at);
    const { config } = services;
    await queueMail(services, tx, ctx.at, {
      kind: 'email-change-code',
      to: form.email,
      language: owner.language,
      values: { code, minutes: CODE_MINUTES },
      goodForSeconds: CODE_MINUTES * 60,
    });
    await queueMail(services, tx, ctx.at, {
      kind: 'email-change-asked',
      to: owner.email,
      language: owner.language,
      values: {
        when: instantText(owner.language, ctx.boardZone, ctx.at.getTime()),
        email: form.email,
        link: `${config.publicUrl}/ForgotPassword`,
      },
    });
    await appendAudit(tx, ctx, {
      action: 'email-change-asked',
      subject: { type: 'user', id: owner.id },
      companyId: owner.company_id,
      details: { email: form.email },
    });
    return ok(change);
  });

async function storeChange(
  tx: Tx,
  userId: string,
  email: string,
  code: string,
  at: Date,
): Promise<EmailChangeBegun> {
  const changeId = newOpaqueId();
  const endsAt = new Date(at.getTime() + CODE_MINUTES * 60_000);
  const row = {
    handle_hash: digestOf(changeId),
    code_hash: codeDigest(changeId, code),
    email,
    tries: 0,
    created_at: at,
    expires_at: endsAt,
  };
  await tx
    .insertInto('email_change')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return { changeId, email, endsAt: endsAt.toISOString() };
}

async function hasHadEnough(tx: Tx, oldEmail: string, at: Date): Promise<boolean> {
  const { sent } = await tx
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('recipient', '=', oldEmail)
    .where('kind', '=', 'email-change-asked')
    .where('created_at', '>', new Date(at.getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  return sent >= MAILS_AN_HOUR;
}
