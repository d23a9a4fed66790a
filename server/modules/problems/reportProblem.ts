import type { Readable } from 'node:stream';
import { LIMITS } from '../../../contract/limits';
import { ok } from '../../../domain/result';
import { withoutTypedSecrets } from '../../../domain/typedSecrets';
import { failed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import { readUpload } from '../documents/readUpload';
import type { RequestContext } from '../identity/requestContext';

interface Report {
  readonly note: string;
  readonly page: string;
  readonly build: string;
}

/** Keeps what somebody reports, secrets typed into it taken out, with the log that came with it; an empty file means that there is none. */
export async function reportProblem(
  ctx: RequestContext,
  report: Report,
  log: Readable,
): Promise<Outcome<{ readonly id: string }>> {
  const bytes = await readUpload(log, LIMITS.problemLogBytes);
  if (bytes === null) return failed('payload-too-large', { limit: LIMITS.problemLogBytes });
  const { userId, companyId } = ctx.caller.actor;
  return ctx.transact(async (tx) => {
    const { id } = await tx
      .insertInto('problem_report')
      .values({
        reported_at: ctx.at,
        user_id: userId,
        ...report,
        note: withoutTypedSecrets(report.note),
        log: bytes.length === 0 ? null : bytes,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await appendAudit(tx, ctx, {
      action: 'problem-reported',
      subject: { type: 'problem', id },
      companyId,
      details: { logBytes: bytes.length },
    });
    return ok({ id });
  });
}
