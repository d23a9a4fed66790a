import { batchStatusWord } from '../../../contract/texts/customs';
import { instantText } from '../../../contract/texts/instantText';
import { fail, ok, type Result } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { failed, type Failure } from '../../failure';
import { findLastAction } from '../audit/findLastAction';
import type { RequestContext } from '../identity/requestContext';
import { type BatchRow, lockBatch } from './batchRepository';

/** What stands against deciding a batch as it is now. */
type Obstacle = 'batch-not-checked' | 'batch-decided' | 'stale-version';

/** What a person decides about a file: to post it, to discard it, to have it read with other columns, or to correct a row of it. */
type BatchVerdict = 'confirm' | 'discard' | 'read-again' | 'correct';

/** Whether a decision made on `version` may be carried out on the batch (decision 11). */
export function obstacleTo(
  decision: BatchVerdict,
  batch: Pick<BatchRow, 'status' | 'version'>,
  version: number,
): Obstacle | null {
  switch (batch.status) {
    case 'Posting':
    case 'Posted':
    case 'Discarded':
    case 'RolledBack':
      return 'batch-decided';
    case 'Uploaded':
    case 'Parsing':
      return decision === 'discard' ? null : 'batch-not-checked';
    case 'Failed':
      if (decision === 'read-again') return batch.version === version ? null : 'stale-version';
      return decision === 'discard' ? null : 'batch-decided';
    case 'Validated':
      return batch.version === version ? null : 'stale-version';
  }
}

/** The batch locked for a decision, or why it cannot be taken: what became of it, by whom and when. */
export async function lockForDecision(
  tx: Queries,
  ctx: RequestContext,
  id: string,
  decision: BatchVerdict,
  version: number,
): Promise<Result<BatchRow, Failure>> {
  const batch = await lockBatch(tx, id);
  if (batch === null) return failed('not-found');
  const obstacle = obstacleTo(decision, batch, version);
  if (obstacle === null) return ok(batch);
  return fail({ kind: obstacle, values: await whatHappened(tx, ctx, batch) });
}

async function whatHappened(
  tx: Queries,
  ctx: RequestContext,
  batch: BatchRow,
): Promise<Record<string, string>> {
  const last = await findLastAction(tx, 'customsBatch', batch.id, ctx.at);
  return {
    what: batchStatusWord(ctx.language, batch.status),
    who: last?.by ?? '',
    when: last === null ? '' : instantText(ctx.language, ctx.boardZone, last.at.getTime()),
  };
}
