import { sql } from 'kysely';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { digestOf, newDigitCode, newOpaqueId } from '../../system/ids';
import { appendAudit } from '../audit/appendAudit';
import { codeDigest } from '../identity/askForCode';
import type { RequestContext } from '../identity/requestContext';
import { findSecondFactor } from '../identity/secondFactorState';
import { queueMail } from '../mail/queueMail';
import { confirmedChange } from './changeSecondFactor';

const CODE_MINUTES = 10;
const CODE_DIGITS = 6;
/** More would only fill a mailbox. */
const MAILS_AN_HOUR = 6;

export interface ConfirmationAsked {
  readonly by: 'none' | 'mail' | 'app';
  readonly confirmationId: string | null;
}

/** Emails a code to confirm a change with, once the password is right and where codes come by email. One asked for before ends. */
export const askForConfirmationCode = (
  services: Services,
  ctx: RequestContext,
  password: string,
): Promise<Outcome<ConfirmationAsked>> =>
  confirmedChange<ConfirmationAsked>(services, ctx, password, async (tx, owner) => {
    const { by } = await findSecondFactor(services, tx, owner.id);
    if (by !== 'mail') return ok({ by, confirmationId: null });
    if (await hasHadEnough(tx, owner.email, ctx.at)) return failed('confirmation-too-often');
    const confirmationId = newOpaqueId();
    const code = newDigitCode(CODE_DIGITS);
    const row = {
      handle_hash: digestOf(confirmationId),
      code_hash: codeDigest(confirmationId, code),
      created_at: ctx.at,
      expires_at: new Date(ctx.at.getTime() + CODE_MINUTES * 60_000),
    };
    await tx
      .insertInto('confirmation_code')
      .values({ user_id: owner.id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    await queueMail(services, tx, ctx.at, {
      kind: 'confirmation-code',
      to: owner.email,
      language: owner.language,
      values: { code, minutes: CODE_MINUTES, link: `${services.config.publicUrl}/ForgotPassword` },
      goodForSeconds: CODE_MINUTES * 60,
    });
    await appendAudit(tx, ctx, {
      action: 'code-asked',
      subject: { type: 'user', id: owner.id },
      companyId: owner.company_id,
      details: { by, for: 'change' },
    });
    return ok({ by, confirmationId });
  });

async function hasHadEnough(tx: Tx, email: string, at: Date): Promise<boolean> {
  const { sent } = await tx
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('recipient', '=', email)
    .where('kind', '=', 'confirmation-code')
    .where('created_at', '>', new Date(at.getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  return sent >= MAILS_AN_HOUR;
}
