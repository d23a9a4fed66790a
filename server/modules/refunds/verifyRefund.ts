import type { RefundDetails } from '../../../contract/entities/refund';
import { formatEntryNumber } from '../../../domain/entryNumber';
import { type Cents, formatMoney, money, sumMoney } from '../../../domain/money';
import { mayVerifyRefund } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { failed, type FieldFailure, fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { type ClaimLineStanding, lockClaimLines } from './claimLines';
import { openClaim } from './openClaim';
import { presentRefund } from './presentRefund';
import { answerReturns, hasOpenReturn } from './review/returns';
import { keepForUndo } from './undo/keepForUndo';
import { writeVerification } from './writeVerification';

export interface VerifyRefund {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly { readonly lineId: string; readonly amountVerified: string }[];
  readonly comment: string;
}

/**
 * Confirms a claim against the Customs lines, line by line: every amount from nothing to what was claimed and is left today. A cut
 * needs a reason in words, and a claim that was sent back a reply to whoever sent it. Earlier approvals no longer count: they were for other amounts.
 */
export const verifyRefund = (ctx: RequestContext, input: VerifyRefund): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'verify' }, (subject) =>
      mayVerifyRefund(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { claim, move } = opened.value;
    if (claim.row.unsent_count > 0) return failed('refund-lines-pending', { count: claim.row.unsent_count });
    const lines = await lockClaimLines(tx, claim.row.id);
    const checked = checkAmounts(lines, input);
    if (!checked.ok) return checked;
    const total = sumMoney(checked.value.map(({ amount }) => amount));
    if (total === 0n) return failed('refund-nothing-verified');
    const isCut = total < money(claim.row.amount_claimed);
    const needsWords = isCut || (await hasOpenReturn(tx, claim.row.id));
    if (needsWords && input.comment === '') return fieldFailed('comment', 'reason-needed');

    await keepForUndo(tx, ctx, claim.row, lines);
    await answerReturns(tx, ctx, claim.row.id, input.comment);
    await writeVerification(tx, ctx, {
      claim: claim.row,
      toStatus: move.status,
      amounts: checked.value,
      comment: input.comment,
    });
    return ok(await presentRefund(tx, ctx, claim.row.id));
  });

interface Verified {
  readonly lineId: string;
  readonly amount: Cents;
}

function checkAmounts(
  standing: readonly ClaimLineStanding[],
  { lines }: VerifyRefund,
): Outcome<readonly Verified[]> {
  const byId = new Map(standing.map((line) => [line.id, line]));
  const named = new Set(lines.map(({ lineId }) => lineId));
  const isWhole = named.size === standing.length && lines.length === standing.length;
  if (!isWhole || lines.some(({ lineId }) => !byId.has(lineId)))
    return fieldFailed('lines', 'refund-lines-incomplete');

  const faults: FieldFailure[] = [];
  const amounts = lines.map(({ lineId, amountVerified }, index) => {
    const line = byId.get(lineId);
    const amount = money(amountVerified);
    const field = `lines.${index}.amountVerified`;
    if (line !== undefined) faults.push(...amountFaults(line, amount, field));
    return { lineId, amount };
  });
  return faults.length > 0 ? fail({ kind: 'invalid-input', fields: faults }) : ok(amounts);
}

function amountFaults(line: ClaimLineStanding, amount: Cents, field: string): readonly FieldFailure[] {
  if (amount < 0n) return [{ field, kind: 'field-invalid' }];
  if (amount > line.claimed)
    return [{ field, kind: 'refund-more-than-claimed', values: { claimed: formatMoney(line.claimed) } }];
  if (amount > line.left) {
    const values = {
      left: formatMoney(line.left),
      entryNumber: formatEntryNumber(line.entryNumber),
      lineNo: line.lineNo,
    };
    return [{ field, kind: 'claim-more-than-left', values }];
  }
  return [];
}
