import type { ProblemReport } from '../../../contract/endpoints/problems';
import { mayHandleProblems } from '../../../domain/problemPermissions';
import { lacksTest, type ProblemState } from '../../../domain/problemReport';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import { failed, fieldFailed, refusalOf, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';
import { findReports } from './listProblems';

interface Work {
  readonly version: number;
  readonly state: ProblemState;
  readonly owner: 'me' | 'none' | 'same';
  readonly test: string | null;
}

/** Notes how far the work on a problem is and who does it, on the version that was seen; saying the same again changes nothing. */
export async function changeProblem(
  ctx: RequestContext,
  id: string,
  work: Work,
): Promise<Outcome<ProblemReport>> {
  const { actor } = ctx.caller;
  const refusal = refusalOf(mayHandleProblems(actor));
  if (refusal !== null) return fail(refusal);
  if (!isRowId(id)) return failed('not-found');
  if (lacksTest(work)) return fieldFailed('test', 'field-missing');
  return ctx.transact(async (tx) => {
    const before = await tx
      .selectFrom('problem_report')
      .select(['state', 'owner_id', 'test', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) return failed('not-found');
    if (before.version !== work.version) return fail(await staleRecord(tx, { type: 'problem', id }, ctx));
    const owner = { me: actor.userId, none: null, same: before.owner_id }[work.owner];
    const now = { state: work.state, owner_id: owner, test: work.test };
    const fields = ['state', 'owner_id', 'test'] as const;
    const changed = fields.filter((field) => before[field] !== now[field]);
    if (changed.length > 0) {
      await tx
        .updateTable('problem_report')
        .set({ ...now, version: before.version + 1 })
        .where('id', '=', id)
        .execute();
      await appendAudit(tx, ctx, {
        action: 'problem-changed',
        subject: { type: 'problem', id },
        companyId: null,
        details: {
          changes: changed.map((field) => ({
            field: field === 'owner_id' ? 'owner' : field,
            before: before[field] ?? '',
            after: now[field] ?? '',
          })),
        },
      });
    }
    const [report] = await findReports(tx, [id]);
    return report === undefined ? failed('not-found') : ok(report);
  });
}
