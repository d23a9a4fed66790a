import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { leftOutName } from '../../../contract/texts/paymentRunNames';
import { claimsBehind, runRefusal } from '../../../contract/texts/runRelease';
import { formatMoney, money } from '../../../domain/money';
import { leftOutOf } from '../../../domain/paymentRun';
import { mayReleasePaymentRun, whoMayRelease } from '../../../domain/paymentRunPermissions';
import { moveRefund } from '../../../domain/refundStates';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, type Failure, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { bookkeeperOf, postEntries } from '../ledger/postEntries';
import type { ClaimRow } from '../refunds/claimRecord';
import { recordAction } from '../refunds/recordAction';
import { findAccountsOf } from './accountsOf';
import { closeRunAction } from './closeRunAction';
import { lockClaims } from './lockClaims';
import { type ItemRow, openRun, type RunRow } from './openRun';
import { canDecryptAccount, type PaymentRunServices, presentRun } from './presentRun';
import { findReleasers, findRunSignatures } from './runSigners';

export interface ReleasePaymentRun {
  readonly id: string;
  readonly version: number;
  /** What the second person saw and signs. */
  readonly total: string;
}

/**
 * Lets a run's money go: every payment is entered in the ledger and its claim is on its way. Refused to whoever prepared the run or
 * signed one of its claims, and when a claim is not worth any more what the run says.
 */
export const releasePaymentRun = (
  place: PaymentRunServices,
  ctx: RequestContext,
  input: ReleasePaymentRun,
): Promise<Outcome<PaymentRun>> =>
  ctx.transact(async (tx) => {
    const opened = await openRun(tx, ctx, { ...input, action: 'release' });
    if (!opened.ok) return opened;
    const { run, items, status } = opened.value;
    const refused = await refusedRelease(tx, ctx, run);
    if (refused !== null) return fail(refused);
    if (money(input.total) !== money(run.total))
      return failed('run-total-moved', { now: run.total, seen: input.total });

    const claims = await lockClaims(
      tx,
      items.map(({ claim_id }) => claim_id),
    );
    const byId = new Map(claims.map((claim) => [claim.id, claim]));
    const closed = items.find(
      ({ sealed_account: sealed }) => sealed !== null && !canDecryptAccount(place.sealer, sealed),
    );
    if (closed !== undefined)
      return failed('run-account-unreadable', { number: claimOf(byId, closed).number });
    const moved = await notReady(tx, ctx, items, byId);
    if (moved !== null) return fail(moved);
    for (const item of items) await issue(tx, ctx, run.number, item, claimOf(byId, item));
    await closeRunAction(tx, ctx, run, {
      action: 'payment-run-released',
      changes: { status, released_by: ctx.caller.actor.userId, released_at: ctx.at },
      notice: 'payment-run-released',
      details: { payments: items.length },
    });
    return ok(await presentRun(tx, place, ctx, run.id));
  });

/** Why this person may not release the run: with the claims they signed, and who can release it instead. */
async function refusedRelease(tx: Tx, ctx: RequestContext, run: RunRow): Promise<Failure | null> {
  const { actor } = ctx.caller;
  const subject = { preparedBy: run.prepared_by, signatures: await findRunSignatures(tx, run.id) };
  const decision = mayReleasePaymentRun(actor, subject);
  if (decision.allowed) return null;
  const people = whoMayRelease(await findReleasers(tx), subject).map(({ name }) => name);
  const claims = claimsBehind(decision.reason, subject, actor.userId);
  return runRefusal(ctx.language, decision.reason, { claims, people }) ?? refusalOf(decision);
}

const claimOf = (byId: ReadonlyMap<string, ClaimRow>, item: ItemRow): ClaimRow => {
  const claim = byId.get(item.claim_id);
  if (claim === undefined) throw new Error(`claim ${item.claim_id} of a payment is not there`);
  return claim;
};

/** The first claim that the ledger does not owe any more as the run says. */
async function notReady(
  tx: Tx,
  ctx: RequestContext,
  items: readonly ItemRow[],
  byId: ReadonlyMap<string, ClaimRow>,
): Promise<Failure | null> {
  const accounts = await findAccountsOf(
    tx,
    items.map(({ claim_id }) => claim_id),
  );
  for (const item of items) {
    const claim = claimOf(byId, item);
    const account = accounts.get(item.claim_id);
    const payable = account?.payable ?? 0n;
    const isStill = moveRefund({ ...STANDING, status: claim.status }, 'issuePayment').ok;
    const why = isStill
      ? leftOutOf({
          isInRun: false,
          payable,
          companyReceivable: account?.companyReceivable ?? 0n,
          // The run pays into the account as it was when the run was prepared.
          accountWaits: false,
        })
      : 'not-approved';
    if (why !== null)
      return {
        kind: 'run-claim-not-ready',
        values: { number: claim.number, why: leftOutName(ctx.language, why) },
      };
    if (payable !== money(item.amount))
      return { kind: 'run-total-moved', values: { now: formatMoney(payable), seen: item.amount } };
  }
  return null;
}

/** Paying follows the status alone. */
const STANDING = { verifiedTotal: 0n, approvals: 0, twoApproverLimit: 0n } as const;

async function issue(
  tx: Tx,
  ctx: RequestContext,
  runNumber: string,
  item: ItemRow,
  claim: ClaimRow,
): Promise<void> {
  const amount = money(item.amount);
  const [entry] = await postEntries(tx, bookkeeperOf(ctx), claim.company_id, [
    {
      kind: 'REFUND_PAYMENT',
      amount,
      effectiveOn: ctx.today,
      reference: runNumber,
      refundId: claim.id,
    },
  ]);
  await tx
    .updateTable('payment_run_item')
    .set({ status: 'Issued', ledger_entry_id: entry?.id ?? null })
    .where('id', '=', item.id)
    .execute();
  await recordAction(tx, ctx, claim, {
    action: 'refund-payment-issued',
    toStatus: 'PaymentIssued',
    changes: { pay_method: item.method },
    amount,
  });
}
