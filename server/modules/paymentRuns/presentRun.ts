import { sql } from 'kysely';
import type { PaymentItem, PaymentRun } from '../../../contract/entities/paymentRun';
import { claimsBehind } from '../../../contract/texts/runRelease';
import type { AchOrigin } from '../../../domain/nacha';
import { mayReleasePaymentRun, whoMayRelease } from '../../../domain/paymentRunPermissions';
import type { Queries } from '../../db/tables';
import type { Sealer } from '../../system/sealer';
import type { Reader } from '../refunds/presentRefund';
import { findDownloads } from './runFileDownloads';
import { findReleasers, findRunSignatures } from './runSigners';
import { selectRuns, toRunSummary } from './runSummary';

/** What paying needs beside the database: the board's bank, null while it is not set up, and what account numbers are sealed with. */
export interface PaymentRunServices {
  readonly origin: Omit<AchOrigin, 'companyName'> | null;
  readonly sealer: Sealer;
  /** Business days before a payment goes into a new account. */
  readonly payeeWaitDays: number;
}

/** Whether an account's number can be read: nothing is paid into one that cannot. */
export const canDecryptAccount = (sealer: Sealer, sealed: string): boolean =>
  sealer.open('bank-account', sealed) !== null;

/**
 * A run with all its payments.
 * @throws when there is none
 */
export async function presentRun(
  queries: Queries,
  place: Pick<PaymentRunServices, 'origin'>,
  reader: Reader,
  runId: string,
): Promise<PaymentRun> {
  const run = await selectRuns(queries).where('run.id', '=', runId).executeTakeFirstOrThrow();
  const { actor } = reader.caller;
  const subject = { preparedBy: run.prepared_by, signatures: await findRunSignatures(queries, runId) };
  const release = mayReleasePaymentRun(actor, subject);
  const people = whoMayRelease(await findReleasers(queries), subject).map(({ id, name }) => ({ id, name }));
  return {
    ...toRunSummary(run),
    items: await findPresentedItems(queries, runId),
    ledgerTotal: await findLedgerTotal(queries, run.number),
    release: release.allowed
      ? { allowed: true, reason: null, whoCould: [], claims: [], people }
      : {
          allowed: false,
          reason: release.reason,
          whoCould: [...release.whoCould],
          claims: [...claimsBehind(release.reason, subject, actor.userId)],
          people,
        },
    bankIsSetUp: place.origin !== null,
    downloads: await findDownloads(queries, runId),
  };
}

async function findPresentedItems(queries: Queries, runId: string): Promise<PaymentItem[]> {
  const rows = await queries
    .selectFrom('payment_run_item as item')
    .innerJoin('refund_claim as claim', 'claim.id', 'item.claim_id')
    .innerJoin('company', 'company.id', 'claim.company_id')
    .selectAll('item')
    .select(['claim.number', 'claim.company_id', 'company.legal_name'])
    .where('item.run_id', '=', runId)
    .orderBy('item.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    claimId: row.claim_id,
    claimNumber: row.number,
    companyId: row.company_id,
    companyName: row.legal_name,
    method: row.method,
    lastFour: row.last_four,
    accountIsNew: row.account_is_new,
    amount: row.amount,
    payeeName: row.payee_name,
    payeeAddress: row.payee_address,
    status: row.status,
    checkNumber: row.check_number,
    returned:
      row.returned_cause === null ? null : { cause: row.returned_cause, note: row.returned_note ?? '' },
  }));
}

async function findLedgerTotal(queries: Queries, runNumber: string): Promise<string> {
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(amount), 0)::numeric(14,2) as total from ledger_entry
    where kind = 'REFUND_PAYMENT' and reference = ${runNumber}`.execute(queries);
  return rows[0]?.total ?? '0.00';
}
