import { sql } from 'kysely';
import { mayPreparePaymentRun, mayReleasePaymentRun } from '../../../domain/paymentRunPermissions';
import type { Actor } from '../../../domain/permissions';
import type { Queries } from '../../db/tables';
import { findSignatures } from './runSigners';

export interface ReleasableRun {
  readonly id: string;
  readonly preparedAt: Date;
  readonly total: string;
}

/** The prepared runs that a person may release: those they neither prepared nor signed a claim of. */
export async function findReleasableRuns(queries: Queries, actor: Actor): Promise<readonly ReleasableRun[]> {
  if (!mayPreparePaymentRun(actor).allowed) return [];
  const runs = await queries
    .selectFrom('payment_run as run')
    .select(['run.id', 'run.prepared_by', 'run.prepared_at', 'run.total'])
    .select(
      sql<
        readonly string[]
      >`array(select item.claim_id::text from payment_run_item item where item.run_id = run.id)`.as(
        'claim_ids',
      ),
    )
    .where('run.status', '=', 'Prepared')
    .execute();
  const signatures = await findSignatures(
    queries,
    runs.flatMap(({ claim_ids }) => claim_ids),
  );
  return runs
    .filter(({ prepared_by, claim_ids }) => {
      const ofRun = new Set(claim_ids);
      const subject = {
        preparedBy: prepared_by,
        signatures: signatures.filter(({ claimId }) => ofRun.has(claimId)),
      };
      return mayReleasePaymentRun(actor, subject).allowed;
    })
    .map(({ id, prepared_at, total }) => ({ id, preparedAt: prepared_at, total }));
}
