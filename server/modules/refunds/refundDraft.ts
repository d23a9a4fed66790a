import { z } from 'zod';
import { draftContent } from '../../../contract/endpoints/refunds/claims';
import { EARLIER_FIELDS } from '../../../contract/earlierFields';
import { renamedFields } from '../../../contract/renamedFields';
import type { DocumentEntity } from '../../../contract/entities/document';
import { companyOf } from '../../../domain/permissions';
import { mayCreateRefund } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { Queries } from '../../db/tables';
import { findUnheldDocuments } from '../documents/documentRepository';
import type { RequestContext } from '../identity/requestContext';
import { findClaimingCompany } from './claimingCompany';
import type { Reader } from './presentRefund';

type Content = z.output<typeof draftContent>;

export interface SavedDraft {
  readonly content: Content;
  /** Those of its documents that are still kept: what nobody claims with is removed after a day. */
  readonly documents: DocumentEntity[];
  readonly savedAt: string;
}

/** The person's unfinished claim for the company they work in, or null. Another person never sees it, of the same company or not. */
export async function findRefundDraft(
  queries: Queries,
  reader: Pick<Reader, 'caller'>,
): Promise<Outcome<SavedDraft | null>> {
  const { actor } = reader.caller;
  const row = await queries
    .selectFrom('refund_draft')
    .select(['content', 'saved_at'])
    .where('user_id', '=', actor.userId)
    .where('company_id', '=', companyOf(actor))
    .executeTakeFirst();
  if (row === undefined) return ok(null);
  const stored = z.safeParse(draftContent, renamedFields(row.content, EARLIER_FIELDS));
  // A draft of an older form that no longer fits is not worth failing for.
  if (!stored.success) return ok(null);
  const documents = await findUnheldDocuments(queries, companyOf(actor), stored.data.documentIds);
  return ok({ content: stored.data, documents, savedAt: row.saved_at.toISOString() });
}

/** Keeps the unfinished claim in the place of an earlier one. */
export const saveRefundDraft = (
  ctx: RequestContext,
  content: Content,
): Promise<Outcome<{ readonly savedAt: string }>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const company = await findClaimingCompany(tx, companyOf(actor));
    if (company === null) return failed('not-found');
    const refused = refusalOf(mayCreateRefund(actor, company));
    if (refused !== null) return fail(refused);
    const stored = { content: JSON.stringify(content), saved_at: ctx.at };
    await tx
      .insertInto('refund_draft')
      .values({ user_id: actor.userId, company_id: company.companyId, ...stored })
      .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doUpdateSet(stored))
      .execute();
    return ok({ savedAt: ctx.at.toISOString() });
  });

/** Throws the unfinished claim away, if there is one. */
export const discardRefundDraft = (ctx: RequestContext): Promise<Outcome<null>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    await tx
      .deleteFrom('refund_draft')
      .where('user_id', '=', actor.userId)
      .where('company_id', '=', companyOf(actor))
      .execute();
    return ok(null);
  });
