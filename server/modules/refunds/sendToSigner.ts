import type { z } from 'zod';
import type { draftContent } from '../../../contract/endpoints/refunds/claims';
import { companyOf } from '../../../domain/permissions';
import { ok } from '../../../domain/result';
import { failed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { findOtherSigners, notifyColleagues } from '../users/people/colleagueNotices';
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
    const { actor } = ctx.caller;
    const companyId = companyOf(actor);
    const signers = await findOtherSigners(tx, actor);
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
    await notifyColleagues(tx, ctx, 'claim-ready-to-sign', signers, key);
    await appendAudit(tx, ctx, {
      action: 'claim-sent-to-signer',
      subject: { type: 'company', id: companyId },
      companyId,
      details: {},
    });
    return ok(saved.value);
  });
