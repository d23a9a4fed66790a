import { sql } from 'kysely';
import * as z from 'zod';
import type { BatchOutcome } from '../../../../contract/entities/customsImporter';
import { money } from '../../../../contract/fields';
import { maySeeCustoms } from '../../../../domain/customsPermissions';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome, refusalOf } from '../../../failure';
import { findActionsOn } from '../../audit/findActionsOn';
import type { RequestContext } from '../../identity/requestContext';
import { findBatch } from '../batchRepository';

interface Sums {
  readonly first_lines: number;
  readonly first_amount: string;
  readonly corrections: number;
  readonly corrections_amount: string;
  readonly unmatched: number;
  readonly uncovered: number;
  readonly flagged: number;
  readonly wrong_digit: number;
}

/** What a posted file led to, as its lines stand now; of one that was taken back, who did so and why. */
export async function readOutcome(
  db: Queries,
  ctx: Pick<RequestContext, 'caller'>,
  id: string,
): Promise<Outcome<BatchOutcome>> {
  const refusal = refusalOf(maySeeCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const batch = await findBatch(db, id);
  if (batch === null) return failed('not-found');
  const sums = await sumBatch(db, id);
  return ok({
    first: { lines: sums.first_lines, amountCollected: sums.first_amount },
    corrections: { lines: sums.corrections, amountCollected: sums.corrections_amount },
    unmatched: sums.unmatched,
    uncovered: sums.uncovered,
    flagged: sums.flagged,
    wrongCheckDigit: sums.wrong_digit,
    takenBack: batch.status === 'RolledBack' ? await findReversal(db, id) : null,
  });
}

async function sumBatch(db: Queries, id: string): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*) filter (where adjustment_seq = 0)::int as first_lines,
      coalesce(sum(amount_collected) filter (where adjustment_seq = 0), 0)::numeric(14,2)::text as first_amount,
      count(*) filter (where adjustment_seq > 0)::int as corrections,
      coalesce(sum(amount_collected) filter (where adjustment_seq > 0), 0)::numeric(14,2)::text as corrections_amount,
      count(*) filter (where company_id is null)::int as unmatched,
      count(*) filter (where not covered)::int as uncovered,
      count(*) filter (where variance_flagged)::int as flagged,
      count(*) filter (where not has_check_digit(entry_number))::int as wrong_digit
    from customs_line where batch_id = ${id}`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}

const rollBackDetails = z.object({ lines: z.int(), amountCollected: money, reason: z.string() });

async function findReversal(db: Queries, id: string): Promise<BatchOutcome['takenBack']> {
  const actions = await findActionsOn(db, 'customsBatch', [id]);
  const last = actions.findLast(({ action }) => action === 'customs-file-rolled-back');
  return last === undefined ? null : { by: last.by, at: last.at, ...rollBackDetails.parse(last.details) };
}
