import { sql } from 'kysely';
import { type Cents, formatMoney, money } from '../../../domain/money';
import type { Queries } from '../../db/tables';

/** Keeps the posted lines as they are until this transaction ends. Always in the same order, so that two never wait for each other. */
export async function lockCustomsLines(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select id from customs_line where id = any(${[...ids]}::bigint[]) order by id for update`.execute(
    tx,
  );
}

/** A claim's line as a decision looks at it. */
export interface ClaimLineStanding {
  readonly id: string;
  readonly position: number;
  readonly customsLineId: string;
  readonly entryNumber: string;
  readonly lineNo: number;
  readonly claimed: Cents;
  readonly verified: Cents | null;
  /** Collected today, corrections included, less what was refunded on it. */
  readonly left: Cents;
}

/** A claim's lines in their order, with the posted lines behind them locked. */
export async function lockClaimLines(tx: Queries, claimId: string): Promise<readonly ClaimLineStanding[]> {
  const ids = await tx
    .selectFrom('refund_claim_line')
    .select('customs_line_id')
    .where('claim_id', '=', claimId)
    .execute();
  await lockCustomsLines(
    tx,
    ids.map((row) => row.customs_line_id),
  );
  const rows = await tx
    .selectFrom('refund_claim_line as part')
    .innerJoin('customs_line_net as net', 'net.id', 'part.customs_line_id')
    .select([
      'part.id',
      'part.position',
      'part.customs_line_id',
      'part.amount_claimed',
      'part.amount_verified',
      'net.entry_number',
      'net.line_no',
      'net.amount_collected',
      'net.amount_refunded',
    ])
    .where('part.claim_id', '=', claimId)
    .orderBy('part.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    customsLineId: row.customs_line_id,
    entryNumber: row.entry_number,
    lineNo: row.line_no,
    claimed: money(row.amount_claimed),
    verified: row.amount_verified === null ? null : money(row.amount_verified),
    left: atLeastZero(money(row.amount_collected) - money(row.amount_refunded)),
  }));
}

const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);

/** Writes the verified amount of each line. */
export async function writeVerifiedAmounts(
  tx: Queries,
  amounts: readonly { readonly lineId: string; readonly amount: Cents }[],
): Promise<void> {
  const [ids, values] = [
    amounts.map(({ lineId }) => lineId),
    amounts.map(({ amount }) => formatMoney(amount)),
  ];
  await sql`
    update refund_claim_line set amount_verified = given.amount
    from unnest(${ids}::bigint[], ${values}::numeric[]) as given (id, amount)
    where refund_claim_line.id = given.id`.execute(tx);
}

/** Approves every line at its verified amount and writes it on the posted lines: from here on it counts as refunded. */
export async function refundClaimLines(tx: Queries, claimId: string): Promise<void> {
  await sql`
    update customs_line set amount_refunded = customs_line.amount_refunded + part.amount_verified
    from refund_claim_line part
    where part.claim_id = ${claimId} and part.customs_line_id = customs_line.id and part.amount_verified > 0`.execute(
    tx,
  );
  await sql`
    update refund_claim_line set amount_approved = amount_verified, is_open = false
    where claim_id = ${claimId}`.execute(tx);
}

/** Releases a claim's lines, also of those it waits for, so that another claim may ask for them. */
export async function releaseClaimLines(tx: Queries, claimId: string): Promise<void> {
  await tx.updateTable('refund_claim_line').set({ is_open: false }).where('claim_id', '=', claimId).execute();
  await tx
    .updateTable('refund_unsent_line')
    .set({ is_open: false })
    .where('claim_id', '=', claimId)
    .where('is_open', '=', true)
    .execute();
}
