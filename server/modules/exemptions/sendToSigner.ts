import type { ExemptionForm } from '../../../contract/entities/exemption';
import { companyOf } from '../../../domain/permissions';
import { ok } from '../../../domain/result';
import { failed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { findOtherSigners, notifyColleagues } from '../users/people/colleagueNotices';
import { storeExemptionDraft } from './exemptionDraft';

/**
 * Saves a draft application and sends it to the company's other signers, who are notified. It stays the preparer's: a change of
 * theirs takes it back. Fails with `no-signer` where no one else can sign.
 */
export const sendToSigner = (
  ctx: RequestContext,
  content: ExemptionForm,
): Promise<Outcome<{ readonly savedAt: string }>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const companyId = companyOf(actor);
    const signers = await findOtherSigners(tx, actor);
    if (signers.length === 0) return failed('no-signer');
    const saved = await storeExemptionDraft(tx, ctx, content);
    if (!saved.ok) return saved;
    await tx
      .updateTable('exemption_draft')
      .set({ ready_at: ctx.at })
      .where('user_id', '=', actor.userId)
      .where('company_id', '=', companyId)
      .execute();
    await notifyColleagues(tx, ctx, 'application-ready-to-sign', signers);
    await appendAudit(tx, ctx, {
      action: 'application-sent-to-signer',
      subject: { type: 'company', id: companyId },
      companyId,
      details: {},
    });
    return ok(saved.value);
  });
