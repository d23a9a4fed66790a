import { sql } from 'kysely';
import type { RefundDetails } from '../../../contract/entities/refund';
import { formatMoney } from '../../../domain/money';
import { formatQuantity } from '../../../domain/quantity';
import { mayChangeRefundReason } from '../../../domain/refundPermissions';
import { reasonsOffered } from '../../../domain/refundProposal';
import type { RefundReason } from '../../../domain/refundReason';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { fieldFailed, type Outcome } from '../../failure';
import { lockGroup } from '../companies/companyGroup';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { type ClaimableYear, findClaimable } from './claimable';
import { type ClaimLineStanding, lockClaimLines } from './claimLines';
import { openForLines } from './pendingLines/openForLines';
import { presentRefund } from './presentRefund';
import { recordAction } from './recordAction';

export interface ChangeReason {
  readonly id: string;
  readonly version: number;
  readonly reason: RefundReason;
  readonly comment: string;
}

/**
 * Gives a claim that is not verified yet another reason. What the records propose for each line is calculated again; what the company
 * claimed stays, and is verified against the new figures. The history says who changed it, to what, and why.
 */
export const changeReason = (ctx: RequestContext, input: ChangeReason): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const opened = await openForLines(tx, ctx, input, (subject) => mayChangeRefundReason(actor, subject));
    if (!opened.ok) return opened;
    const { row } = opened.value;
    const program = await programInForce(tx, ctx.at);
    if (input.reason === row.reason || !reasonsOffered(program).includes(input.reason))
      return fieldFailed('reason', 'field-invalid');
    if (input.comment === '') return fieldFailed('comment', 'reason-needed');

    await lockGroup(tx, row.company_id);
    const lines = await lockClaimLines(tx, row.id);
    const year = { companyId: row.company_id, fiscalYear: row.fiscal_year, exceptClaimId: row.id };
    const claimable = await findClaimable(tx, program, year, input.reason);
    const proposals = matchProposals(lines, claimable);
    if (proposals === null) return fieldFailed('reason', 'claim-line-unknown');
    await writeProposals(tx, proposals);
    await recordAction(tx, ctx, row, {
      action: 'refund-reason-changed',
      toStatus: row.status,
      changes: {
        reason: input.reason,
        explanation: JSON.stringify(claimable.explanation),
        exact_match:
          row.unsent_count === 0 && proposals.every(({ line, found }) => found.proposed === line.claimed),
      },
      reasonCode: input.reason,
      reason: input.comment,
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });

interface Proposal {
  readonly line: ClaimLineStanding;
  readonly found: ClaimableYear['lines'][number];
}

/** What is proposed for each line now; null where one belongs to the company's year no more. */
function matchProposals(
  lines: readonly ClaimLineStanding[],
  { lines: claimable }: ClaimableYear,
): readonly Proposal[] | null {
  const byId = new Map(claimable.map((each) => [each.id, each]));
  const matched = lines.flatMap((line): Proposal[] => {
    const found = byId.get(line.customsLineId);
    return found === undefined ? [] : [{ line, found }];
  });
  return matched.length === lines.length ? matched : null;
}

async function writeProposals(tx: Tx, proposals: readonly Proposal[]): Promise<void> {
  const given = proposals.map(({ line, found }) => ({
    id: line.id,
    amount_proposed: formatMoney(found.proposed),
    share: found.share,
    exempt_applied: formatQuantity(found.exemptApplied),
    explanation: found.explanation,
  }));
  await sql`
    update refund_claim_line set amount_proposed = given.amount_proposed, share = given.share,
      exempt_applied = given.exempt_applied, explanation = given.explanation
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id bigint, amount_proposed numeric, share text,
      exempt_applied numeric, explanation jsonb)
    where refund_claim_line.id = given.id`.execute(tx);
}
