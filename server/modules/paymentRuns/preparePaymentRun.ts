import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { leftOutName } from '../../../contract/texts/paymentRunNames';
import { isBankingDay, nextBankingDay } from '../../../domain/bankingDay';
import { isCalendarDate, partsOf } from '../../../domain/calendarDate';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import { bankLetters } from '../../../domain/nachaFields';
import { mayPreparePaymentRun } from '../../../domain/paymentRunPermissions';
import { fail, ok } from '../../../domain/result';
import { nextRecordNumber } from '../../db/recordNumber';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { notify } from '../notifications/notify';
import { lockClaims } from './lockClaims';
import { findPayableClaims, type PayableClaim } from './payableClaims';
import { canDecryptAccount, type PaymentRunServices, presentRun } from './presentRun';

export interface PreparePaymentRun {
  readonly claimIds: readonly string[];
  readonly payOn: string;
  /** What was seen; the claims must still come to it. */
  readonly total: string;
}

/** Puts approved claims into a run, each with what the ledger says is payable on it now. Nothing is paid before another person releases it. */
export const preparePaymentRun = (
  place: PaymentRunServices,
  ctx: RequestContext,
  input: PreparePaymentRun,
): Promise<Outcome<PaymentRun>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayPreparePaymentRun(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    const { payOn } = input;
    if (!isCalendarDate(payOn) || payOn < ctx.today)
      return fieldFailed('payOn', 'run-date-past', { today: ctx.today });
    const ids = [...new Set(input.claimIds)];
    if (!ids.every(isRowId)) return failed('not-found');
    const locked = await lockClaims(tx, ids);
    if (locked.length < ids.length) return failed('not-found');
    const claims = await findPayableClaims(tx, { ...ctx, waitDays: place.payeeWaitDays }, ids, ids.length);
    const byId = new Map(claims.map((claim) => [claim.id, claim]));
    for (const { id, number } of locked) {
      const found = byId.get(id);
      const why = found === undefined ? 'not-approved' : found.leftOut;
      if (why !== null) return failed('run-claim-not-ready', { number, why: leftOutName(ctx.language, why) });
    }
    const closed = claims.find(
      ({ bank }) => bank !== null && !canDecryptAccount(place.sealer, bank.sealedAccount),
    );
    if (closed !== undefined) return failed('run-account-unreadable', { number: closed.number });
    const unnamed = claims.find(({ bank }) => bank !== null && bankLetters(bank.holder) === null);
    if (unnamed !== undefined) return failed('run-name-not-writable', { number: unnamed.number });
    if (claims.some(({ bank }) => bank !== null) && !isBankingDay(payOn))
      return fieldFailed('payOn', 'run-date-banks-closed', { payOn, next: nextBankingDay(payOn) });
    const total = sumMoney(claims.map(({ amount }) => amount));
    if (total !== money(input.total))
      return failed('run-total-moved', { now: formatMoney(total), seen: input.total });

    const number = await nextRecordNumber(tx, `PR-${partsOf(ctx.today).year}`);
    const { id } = await tx
      .insertInto('payment_run')
      .values({
        number,
        status: 'Prepared',
        pay_on: payOn,
        total: formatMoney(total),
        prepared_by: ctx.caller.actor.userId,
        prepared_at: ctx.at,
        released_by: null,
        released_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertItems(tx, id, claims);
    await notify(tx, ctx, {
      kind: 'payment-run-prepared',
      values: { number, amount: formatMoney(total) },
      audience: { kind: 'roles', roles: ['approver', 'admin'] },
      touches: [{ type: 'paymentRun', id }],
    });
    await appendAudit(tx, ctx, {
      action: 'payment-run-prepared',
      subject: { type: 'paymentRun', id },
      companyId: null,
      details: { number, payOn, total: formatMoney(total), claims: claims.map((claim) => claim.number) },
    });
    return ok(await presentRun(tx, place, ctx, id));
  });

const insertItems = (tx: Tx, runId: string, claims: readonly PayableClaim[]) =>
  tx
    .insertInto('payment_run_item')
    .values(
      claims.map((claim, position) => ({
        run_id: runId,
        claim_id: claim.id,
        position,
        amount: formatMoney(claim.amount),
        method: claim.bank === null ? ('CHECK' as const) : ('ACH' as const),
        payee_name: claim.bank?.holder ?? claim.payee.name,
        payee_address: claim.payee.address,
        routing_number: claim.bank?.routingNumber ?? null,
        sealed_account: claim.bank?.sealedAccount ?? null,
        last_four: claim.bank?.lastFour ?? null,
        account_type: claim.bank?.accountType ?? null,
        account_is_new: claim.accountIsNew,
        status: 'Waiting' as const,
        check_number: null,
        ledger_entry_id: null,
        returned_cause: null,
        returned_note: null,
      })),
    )
    .execute();
