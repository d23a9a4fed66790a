import { z } from 'zod';
import { type ExemptionForm, exemptionForm } from '../../../contract/entities/exemption';
import type { DocumentEntity } from '../../../contract/entities/document';
import { mayPrepareExemption } from '../../../domain/exemptionPermissions';
import { companyOf } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { type Outcome, refusalOf } from '../../failure';
import type { Queries } from '../../db/tables';
import { findUnheldDocuments } from '../documents/documentRepository';
import type { RequestContext } from '../identity/requestContext';

export interface StoredApplication {
  readonly content: ExemptionForm;
  /** Those of its documents that are still kept: what nobody applies with is removed after a day. */
  readonly documents: DocumentEntity[];
  readonly savedAt: string;
}

/** The person's unfinished application for the company they work in, or null. Another person never sees it. */
export async function findExemptionDraft(
  queries: Queries,
  reader: Pick<RequestContext, 'caller'>,
): Promise<Outcome<StoredApplication | null>> {
  const { actor } = reader.caller;
  const row = await queries
    .selectFrom('exemption_draft')
    .select(['content', 'saved_at'])
    .where('user_id', '=', actor.userId)
    .where('company_id', '=', companyOf(actor))
    .executeTakeFirst();
  if (row === undefined) return ok(null);
  const stored = z.safeParse(exemptionForm, row.content);
  // A draft of an older form that no longer fits is not worth failing for.
  if (!stored.success) return ok(null);
  const documents = await findUnheldDocuments(queries, companyOf(actor), stored.data.documentIds);
  return ok({ content: stored.data, documents, savedAt: row.saved_at.toISOString() });
}

/** Keeps the unfinished application in the place of an earlier one. */
export const saveExemptionDraft = (
  ctx: RequestContext,
  content: ExemptionForm,
): Promise<Outcome<{ readonly savedAt: string }>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const companyId = companyOf(actor);
    const refused = refusalOf(mayPrepareExemption(actor, companyId));
    if (refused !== null) return fail(refused);
    const stored = { content: JSON.stringify(content), saved_at: ctx.at };
    await tx
      .insertInto('exemption_draft')
      .values({ user_id: actor.userId, company_id: companyId, ...stored })
      .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doUpdateSet(stored))
      .execute();
    return ok({ savedAt: ctx.at.toISOString() });
  });

/** Throws the unfinished application away, if there is one. */
export const discardExemptionDraft = (ctx: RequestContext): Promise<Outcome<null>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    await tx
      .deleteFrom('exemption_draft')
      .where('user_id', '=', actor.userId)
      .where('company_id', '=', companyOf(actor))
      .execute();
    return ok(null);
  });
