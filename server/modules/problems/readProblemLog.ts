import { mayHandleProblems } from '../../../domain/problemPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import { failed, refusalOf, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';

/** The log of a reported problem. Whoever reads it is named in the audit trail. */
export async function readProblemLog(ctx: RequestContext, id: string): Promise<Outcome<Buffer>> {
  const { actor } = ctx.caller;
  const refusal = refusalOf(mayHandleProblems(actor));
  if (refusal !== null) return fail(refusal);
  if (!isRowId(id)) return failed('not-found');
  return ctx.transact(async (tx) => {
    const found = await tx.selectFrom('problem_report').select('log').where('id', '=', id).executeTakeFirst();
    if (found === undefined || found.log === null) return failed('not-found');
    await appendAudit(tx, ctx, {
      action: 'problem-log-read',
      subject: { type: 'problem', id },
      companyId: actor.companyId,
    });
    return ok(found.log);
  });
}
