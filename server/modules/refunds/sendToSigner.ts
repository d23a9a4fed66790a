import { sql } from 'kysely';
import type { z } from 'zod';
import type { draftContent } from '../../../contract/endpoints/refunds/claims';
import { companyOf } from '../../../domain/permissions';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { notify } from '../notifications/notify';
import { storeRefundDraft } from './refundDraft';

/**
 * Saves a draft claim and sends it to the company's other signers, who are notified. It stays the preparer's: a change of theirs takes
 * it back. Fails with `no-signer` where no one else can sign.
 */
export const sendToSigner = (
  ctx: RequestContext,
  key: string,
  content: z.output<typeof draftContent>,
): Promise<Outcome<{ readonly savedAt: string }>> =>
  ctx.transact(async (tx) => {
    const { actor, name } = ctx.caller;
    const companyId = companyOf(actor);
    const signers = await findSigners(tx, companyId, actor.userId);
    if (signers.length === 0) return failed('no-signer');
    const saved = await storeRefundDraft(tx, ctx, key, content);
    if (!saved.ok) return saved;
    await tx
      .updateTable('refund_draft')
      .set({ ready_at: ctx.at })
      .where('user_id', '=', actor.userId)
      .where('company_id', '=', companyId)
      .where('key', '=', key)
      .execute();
    for (const { id } of signers)
      await notify(tx, ctx, {
        kind: 'claim-ready-to-sign',
        values: { person: name },
        audience: { kind: 'user', userId: id },
        touches: [{ type: 'user', id: actor.userId }],
      });
    await appendAudit(tx, ctx, {
      action: 'claim-sent-to-signer',
      subject: { type: 'company', id: companyId },
      companyId,
      details: {},
    });
    return ok(saved.value);
  });

const findSigners = (tx: Tx, companyId: string, except: string) =>
  tx
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '<>', except)
    .where('is_active', '=', true)
    .where(sql<boolean>`'sign' = any(permissions)`)
    .orderBy('id')
    .execute();
