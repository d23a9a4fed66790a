import type { RefundDetails } from '../../../contract/entities/refund';
import { mayAnswerRefundInfo } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import { holdDocuments } from '../documents/documentRepository';
import type { RequestContext } from '../identity/requestContext';
import type { ClaimContent } from './claimContent';
import { openClaim } from './openClaim';
import { prepareClaim } from './prepareClaim';
import { presentRefund } from './presentRefund';
import { recordAction } from './recordAction';
import { writePendingLines } from './pendingLines/pendingLines';
import { claimTotals, writeClaimLines } from './writeClaimLines';

export interface AnswerRefund extends ClaimContent {
  readonly id: string;
  readonly version: number;
  readonly comment: string;
}

/** Sends a returned claim again, with whatever was changed in it; it starts verification again. Evidence sent before stays with it. */
export const answerRefund = (ctx: RequestContext, input: AnswerRefund): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'answerInfo' }, (subject) =>
      mayAnswerRefundInfo(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { claim, program, move } = opened.value;
    const { row } = claim;
    const target = {
      companyId: row.company_id,
      fiscalYear: row.fiscal_year,
      reason: row.reason,
      importerNumber: row.importer_number,
      claimId: row.id,
    };
    const prepared = await prepareClaim(tx, ctx, program, target, input);
    if (!prepared.ok) return prepared;
    const totals = claimTotals(prepared.value);
    await writeClaimLines(tx, row.id, prepared.value.lines);
    await writePendingLines(tx, { id: row.id, companyId: row.company_id }, prepared.value.pendingAtCustoms);
    await holdDocuments(tx, input.documentIds, row.company_id, { type: 'refund', id: row.id });
    await recordAction(tx, ctx, row, {
      action: 'refund-answered',
      toStatus: move.status,
      changes: {
        ...totals,
        applicant: JSON.stringify(input.applicant),
        certificate_number: input.certificateNumber,
        explanation_text: input.explanation,
        explanation: JSON.stringify(prepared.value.explanation),
        exact_match: prepared.value.exactMatch,
        amount_verified: null,
        verified_by: null,
        verified_at: null,
      },
      reason: input.comment,
      amount: prepared.value.lines.reduce((sum, line) => sum + line.claimed, 0n),
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });
