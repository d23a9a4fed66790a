import { sql } from 'kysely';
import type { RefundDetails } from '../../../contract/entities/refund';
import { type Cents, formatMoney, money } from '../../../domain/money';
import { mayOffsetRefund } from '../../../domain/refundPermissions';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { lockGroup } from '../companies/companyGroup';
import { bookkeeperOf, type NewEntry, postEntries } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import type { ClaimRow } from '../refunds/claimRecord';
import { openClaim } from '../refunds/openClaim';
import { presentRefund } from '../refunds/presentRefund';
import { recordAction } from '../refunds/recordAction';
import { findAccountsOf } from './accountsOf';
import { findUnpaidBalance } from './unpaidBalance';

export interface OffsetRefund {
  readonly id: string;
  readonly version: number;
  /** An overpaid refund of the company, or what it owes on its reports. */
  readonly against: 'overpaid' | 'balance';
  readonly amount: string;
  /** What the company is told. */
  readonly notice: string;
}

/**
 * Sets a part of an approved refund off against what the company owes, and tells it so. Never done by itself, and
 * never more than is payable and owed. A claim of which nothing is left to pay is paid with it.
 */
export const offsetRefund = (ctx: RequestContext, input: OffsetRefund): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openClaim(tx, ctx, { ...input, action: 'offset' }, (subject) =>
      mayOffsetRefund(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.notice === '') return fieldFailed('notice', 'reason-needed');
    const { row } = opened.value.claim;
    await lockGroup(tx, row.company_id);
    const by = bookkeeperOf(ctx);
    const account = (await findAccountsOf(tx, [row.id])).get(row.id);
    const payable = account?.payable ?? 0n;
    const owed =
      input.against === 'overpaid'
        ? (account?.companyReceivable ?? 0n)
        : await findUnpaidBalance(tx, row.company_id);
    const most = payable < owed ? payable : owed;
    const amount = money(input.amount);
    if (amount <= 0n || amount > most)
      return fieldFailed('amount', 'offset-too-much', { most: formatMoney(most) });

    const own = { kind: 'REFUND_OFFSET', amount, effectiveOn: ctx.today, reference: row.number } as const;
    const others =
      input.against === 'overpaid'
        ? await overpaidParts(tx, row, amount, ctx)
        : [{ ...own, kind: 'CREDIT' as const, amount: -amount, note: input.notice }];
    await postEntries(tx, by, row.company_id, [{ ...own, refundId: row.id, note: input.notice }, ...others]);
    if (input.against === 'balance') await settleCompany(tx, by, row.company_id);
    await recordAction(tx, ctx, row, {
      action: 'refund-set-off',
      toStatus: amount === payable ? 'Paid' : 'Approved',
      reasonCode: input.against,
      reason: input.notice,
      amount,
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });

/** The overpaid claims that the amount nets, the oldest first. */
async function overpaidParts(
  tx: Tx,
  claim: ClaimRow,
  amount: Cents,
  ctx: RequestContext,
): Promise<readonly NewEntry[]> {
  const { rows } = await sql<{ claim_id: string; standing: string }>`
    select owed.id::text as claim_id, sum(entry.amount)::numeric(14,2) as standing
    from refund_claim owed join ledger_entry entry on entry.refund_id = owed.id and entry.kind like 'REFUND%'
    where owed.company_id = ${claim.company_id}
    group by owed.id having sum(entry.amount) > 0 order by owed.id`.execute(tx);
  let rest = amount;
  return rows.flatMap(({ claim_id, standing }): NewEntry[] => {
    const over = money(standing);
    const part = over < rest ? over : rest;
    if (part === 0n) return [];
    rest -= part;
    return [
      {
        kind: 'REFUND_OFFSET',
        amount: -part,
        effectiveOn: ctx.today,
        reference: claim.number,
        refundId: claim_id,
      },
    ];
  });
}
