import type { z } from 'zod';
import type { pendingChange } from '../../../contract/entities/pendingChange';
import { mayConfirmChange, maySeePendingChanges } from '../../../domain/pendingChange';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { findOtherAdmins } from './otherAdmins';
import { aboutOf, readPending } from './pendingContent';
import { fullName } from '../users/fullName';

export type PendingChange = z.output<typeof pendingChange>;

type Reader = Pick<RequestContext, 'caller' | 'at'>;

const AT_MOST = 200;

/** What waits for a second administrator, the oldest first. */
export async function listPendingChanges(db: Queries, reader: Reader): Promise<Outcome<PendingChange[]>> {
  const refused = refusalOf(maySeePendingChanges(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const rows = await selectChanges(db).where('pending.state', '=', 'waiting').limit(AT_MOST).execute();
  return ok(await present(db, reader, rows));
}

/** @throws where there is none of that id */
export async function getPendingChange(db: Queries, reader: Reader, id: string): Promise<PendingChange> {
  const rows = await selectChanges(db).where('pending.id', '=', id).execute();
  const [found] = await present(db, reader, rows);
  if (found === undefined) throw new Error(`no pending change ${id}`);
  return found;
}

const selectChanges = (db: Queries) =>
  db
    .selectFrom('pending_change as pending')
    .innerJoin('app_user as proposer', 'proposer.id', 'pending.proposed_by')
    .leftJoin('app_user as decider', 'decider.id', 'pending.decided_by')
    .selectAll('pending')
    .select(['proposer.first_name as proposer_first', 'proposer.last_name as proposer_last'])
    .select(['decider.first_name as decider_first', 'decider.last_name as decider_last'])
    .orderBy('pending.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectChanges>['execute']>>[number];

const named = (id: string, first: string | null, last: string | null) => ({
  id,
  name: fullName(first, last),
});

async function present(db: Queries, reader: Reader, rows: readonly Row[]): Promise<PendingChange[]> {
  const { actor } = reader.caller;
  return Promise.all(
    rows.map(async (row): Promise<PendingChange> => {
      const change = readPending(row.kind, row.content);
      const { content } = change;
      const others = await findOtherAdmins(db, row.proposed_by, reader.at);
      const decision = mayConfirmChange(actor, { proposedBy: row.proposed_by, others });
      return {
        id: row.id,
        kind: row.kind,
        state: row.state,
        userId: row.user_id,
        about: aboutOf(change),
        email: 'email' in content ? content.email : null,
        roles: 'roles' in content ? content.roles : [],
        rolesBefore: 'before' in content ? content.before : [],
        changes: 'changes' in content ? content.changes : [],
        effectiveOn: 'effectiveOn' in content ? (content.effectiveOn ?? null) : null,
        isCancellation: 'cancels' in content && content.cancels !== undefined,
        proposedBy: named(row.proposed_by, row.proposer_first, row.proposer_last),
        proposedAt: row.proposed_at.toISOString(),
        decidedBy:
          row.decided_by === null ? null : named(row.decided_by, row.decider_first, row.decider_last),
        decidedAt: row.decided_at?.toISOString() ?? null,
        decisionReason: row.decision_reason,
        confirm: decision.allowed
          ? { allowed: true, reason: null, whoCould: [] }
          : { allowed: false, reason: decision.reason, whoCould: [...decision.whoCould] },
      };
    }),
  );
}
