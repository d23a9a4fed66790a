import { sql } from 'kysely';
import { calendarDate, dateInZone } from '../../../../domain/calendarDate';
import { decisionDueOnceSent } from '../../../../domain/deadlines';
import { isLive } from '../../../../domain/refundStates';
import { matchPending, type PendingMatch } from '../../../../domain/pendingLine';
import type { Program } from '../../../../domain/program';
import { money } from '../../../../domain/money';
import type { Database } from '../../../db/database';
import { inTransaction, type Tx } from '../../../db/transaction';
import { programInForce } from '../../configuration/programInForce';
import { lockGroup } from '../../companies/companyGroup';
import { type ClaimableOfYear, findClaimable } from '../claimable';
import { lockCustomsLines } from '../claimLines';
import { type ClaimRow, findClaim } from '../claimRecord';
import { recordAction } from '../recordAction';
import { appendClaimLines, refreshedTotals } from './refreshedTotals';

/**
 * Makes lines that claims wait for lines of theirs as soon as Customs has sent them: amounts are those of Customs, by the claim's
 * reason, as if the claim were filed today, and the days for a decision count from today too. One transaction a claim; any number of processes may look at once.
 * @returns how many claims moved
 */
export async function matchPendingLines(database: Database, at: Date, signal?: AbortSignal): Promise<number> {
  const { rows } = await sql<{ claim_id: string }>`
    select distinct claim.id::text as claim_id
    from refund_unsent_line pending
    join refund_claim claim on claim.id = pending.claim_id
    join customs_line line on line.entry_number = pending.entry_number and line.line_no = pending.line_no
      and line.adjustment_seq = 0 and line.company_id = claim.company_id
    where pending.is_open`.execute(database.db);
  let moved = 0;
  for (const { claim_id: claimId } of rows) {
    if (signal?.aborted === true) break;
    if (await inTransaction(database, (tx) => matchClaim(tx, at, claimId))) moved += 1;
  }
  return moved;
}

interface Arrived {
  readonly id: string;
  readonly customs_line_id: string;
  readonly importer_number: string;
  readonly fiscal_year: number;
  readonly amount_asked: string | null;
}

async function matchClaim(tx: Tx, at: Date, claimId: string): Promise<boolean> {
  const claim = await findClaim(tx, claimId, true);
  if (claim === null || !isLive(claim.row.status)) return false;
  const { row } = claim;
  await lockGroup(tx, row.company_id);
  const arrived = await findArrived(tx, row);
  if (arrived.length === 0) return false;
  await lockCustomsLines(
    tx,
    arrived.map((each) => each.customs_line_id),
  );
  const program = await programInForce(tx, at);
  const outcomes = await judge(tx, program, row, arrived);
  for (const { line, match } of outcomes)
    await tx
      .updateTable('refund_unsent_line')
      .set({ state: match.state, is_open: false, resolved_at: at })
      .where('id', '=', line.id)
      .execute();
  const matched = outcomes.flatMap(({ match, found }) =>
    match.state === 'matched' && found !== null ? [{ available: found, claimed: match.claimed }] : [],
  );
  await appendClaimLines(tx, row.id, matched);
  const due = calendarDate(row.decision_due);
  const sentOn = dateInZone(at.getTime(), program.boardZone);
  await recordAction(tx, { caller: null, source: null, at }, row, {
    action: 'refund-lines-matched',
    toStatus: row.status,
    changes: {
      ...(await refreshedTotals(tx, row.id)),
      ...(matched.length === 0 ? {} : { decision_due: decisionDueOnceSent(due, sentOn, program) }),
    },
    amount: matched.reduce((sum, { claimed }) => sum + claimed, 0n),
  });
  return true;
}

async function findArrived(tx: Tx, claim: ClaimRow): Promise<readonly Arrived[]> {
  const { rows } = await sql<Arrived>`
    select distinct on (pending.position, pending.id) pending.id::text, line.id::text as customs_line_id,
      line.importer_number, line.fiscal_year, pending.amount_asked
    from refund_unsent_line pending
    join customs_line line on line.entry_number = pending.entry_number and line.line_no = pending.line_no
      and line.adjustment_seq = 0 and line.company_id = ${claim.company_id}
    where pending.claim_id = ${claim.id} and pending.is_open
    order by pending.position, pending.id, line.id`.execute(tx);
  return rows;
}

interface Outcome {
  readonly line: Arrived;
  readonly match: PendingMatch;
  readonly found: ClaimableOfYear | null;
}

async function judge(
  tx: Tx,
  program: Program,
  claim: ClaimRow,
  arrived: readonly Arrived[],
): Promise<readonly Outcome[]> {
  const year = { companyId: claim.company_id, fiscalYear: claim.fiscal_year, exceptClaimId: claim.id };
  const claimable = await findClaimable(tx, program, year, claim.reason);
  const byId = new Map(claimable.lines.map((each) => [each.id, each]));
  const own = new Set(await ownLines(tx, claim.id));
  return arrived.map((line) => {
    const found = byId.get(line.customs_line_id) ?? null;
    const match = matchPending(
      {
        importerNumber: claim.importer_number,
        fiscalYear: claim.fiscal_year,
        asked: line.amount_asked === null ? null : money(line.amount_asked),
      },
      {
        importerNumber: line.importer_number,
        fiscalYear: line.fiscal_year,
        proposed: found?.proposed ?? 0n,
        isInClaim: (found !== null && found.line.inClaim !== null) || own.has(line.customs_line_id),
      },
    );
    return { line, match, found };
  });
}

async function ownLines(tx: Tx, claimId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('refund_claim_line')
    .select('customs_line_id')
    .where('claim_id', '=', claimId)
    .execute();
  return rows.map((row) => row.customs_line_id);
}
