import type { RefundDetails } from '../../../contract/entities/refund';
import { lineQuestion } from '../../../contract/texts/lineQuestion';
import { isInternalByDefault } from '../../../domain/comment';
import { formatEntryNumber } from '../../../domain/entryNumber';
import { isActing } from '../../../domain/permissions';
import { mayCommentInternally, mayCommentRefund, mayReadRefund } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { isStaff, STAFF_ROLES } from '../../../domain/roles';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { type ClaimRow, findClaim, subjectOf } from './claimRecord';
import { presentRefund } from './presentRefund';
import { notifyReaders } from './notifyClaim';

export interface CommentOnRefund {
  readonly id: string;
  readonly text: string;
  /** For staff alone; left out, whatever staff write is. */
  readonly internal?: boolean | undefined;
  /** The line of the claim that the text asks the company about. */
  readonly aboutLine?: string | undefined;
}

/** Comments on a claim. A comment changes nothing of it, so whoever is about to decide need not look again. */
export const commentOnRefund = (
  ctx: RequestContext,
  input: CommentOnRefund,
): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const { actor, name } = ctx.caller;
    const claim = await findClaim(tx, input.id, false);
    if (claim === null || !mayReadRefund(actor, subjectOf(claim)).allowed) return failed('not-found');
    const internal = input.internal ?? isInternalByDefault(actor);
    const policy = internal ? mayCommentInternally(actor) : mayCommentRefund(actor, subjectOf(claim));
    const refused = refusalOf(policy);
    if (refused !== null) return fail(refused);

    const { row } = claim;
    const fromStaff = isStaff(actor.roles) && !isActing(actor);
    const asked = await questionText(
      tx,
      row,
      fromStaff && !internal ? input : { ...input, aboutLine: undefined },
    );
    if (!asked.ok) return asked;
    const text = asked.value;
    const { id } = await tx
      .insertInto('refund_comment')
      .values({
        claim_id: row.id,
        written_by: actor.userId,
        written_at: ctx.at,
        text,
        internal,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const readers = fromStaff && !internal ? [] : STAFF_ROLES;
    const rule = {
      kind: 'refund-commented',
      staff: readers,
      company: fromStaff && !internal,
    } as const;
    await notifyReaders(tx, ctx, row, rule, { number: row.number, person: name });
    await appendAudit(tx, ctx, {
      action: 'refund-commented',
      subject: { type: 'refund-comment', id },
      companyId: row.company_id,
      details: { claimId: row.id, number: row.number, internal, text },
    });
    return ok(await presentRefund(tx, ctx, row.id));
  });

/** The text as it is kept: a question about a line names its entry first, in the language of the company, which reads it. */
async function questionText(
  tx: Tx,
  claim: Pick<ClaimRow, 'id' | 'company_id'>,
  { text, aboutLine }: CommentOnRefund,
): Promise<Outcome<string>> {
  if (aboutLine === undefined) return ok(text);
  const line = await tx
    .selectFrom('refund_claim_line as part')
    .innerJoin('customs_line as line', 'line.id', 'part.customs_line_id')
    .select(['line.entry_number', 'line.line_no'])
    .where('part.id', '=', aboutLine)
    .where('part.claim_id', '=', claim.id)
    .executeTakeFirst();
  if (line === undefined) return fieldFailed('aboutLine', 'field-invalid');
  const { language } = await tx
    .selectFrom('company')
    .select('language')
    .where('id', '=', claim.company_id)
    .executeTakeFirstOrThrow();
  const entry = formatEntryNumber(line.entry_number);
  return ok(lineQuestion(language, { entry, line: line.line_no, question: text }));
}
