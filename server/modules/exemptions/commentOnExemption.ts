import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { isInternalByDefault } from '../../../domain/comment';
import {
  mayCommentExemption,
  mayCommentExemptionInternally,
  mayReadExemption,
} from '../../../domain/exemptionPermissions';
import { isActing } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { isStaff } from '../../../domain/roles';
import { isRowId } from '../../db/rowId';
import { failed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { notify, type Audience } from '../notifications/notify';
import { selectExemptions } from './exemptionRows';
import { subjectOf } from './openExemption';
import { presentExemption } from './presentExemption';

export interface CommentOnExemption {
  readonly id: string;
  readonly text: string;
  /** For staff alone; left out, whatever staff write is. */
  readonly internal?: boolean | undefined;
}

const ASSIGNEE: Audience = { kind: 'roles', roles: ['admin'] };

/**
 * Comments on an application or certificate. A comment changes nothing of it, so anyone who is about to decide need not look again. Staff
 * write to the company, the company to the board; staff alone are notified of an internal note.
 */
export const commentOnExemption = (
  ctx: RequestContext,
  input: CommentOnExemption,
): Promise<Outcome<ExemptionDetails>> =>
  ctx.transact(async (tx) => {
    const { actor, name } = ctx.caller;
    const row = isRowId(input.id)
      ? await selectExemptions(tx).where('exemption.id', '=', input.id).executeTakeFirst()
      : undefined;
    if (row === undefined || !mayReadExemption(actor, subjectOf(row)).allowed) return failed('not-found');
    const internal = input.internal ?? isInternalByDefault(actor);
    const refused = refusalOf(
      internal ? mayCommentExemptionInternally(actor) : mayCommentExemption(actor, subjectOf(row)),
    );
    if (refused !== null) return fail(refused);
    const { id } = await tx
      .insertInto('exemption_comment')
      .values({
        exemption_id: row.id,
        written_by: actor.userId,
        written_at: ctx.at,
        text: input.text,
        internal,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fromStaff = isStaff(actor.roles) && !isActing(actor);
    await notify(tx, ctx, {
      kind: 'exemption-commented',
      values: { number: row.number, company: row.legal_name, person: name },
      audience: fromStaff && !internal ? { kind: 'company', companyId: row.company_id } : ASSIGNEE,
      touches: [{ type: 'exemption', id: row.id }],
    });
    await notify(tx, ctx, {
      kind: 'exemption-moved',
      values: { number: row.number },
      audience: { kind: 'staff' },
      touches: [{ type: 'exemption', id: row.id }],
      quiet: true,
    });
    await appendAudit(tx, ctx, {
      action: 'exemption-commented',
      subject: { type: 'exemption-comment', id },
      companyId: row.company_id,
      details: { exemptionId: row.id, number: row.number, internal, text: input.text },
    });
    return ok(await presentExemption(tx, ctx, row.id));
  });
