import { z } from 'zod';
import { type ExemptionForm, exemptionForm } from '../../../contract/entities/exemption';
import type { DocumentEntity } from '../../../contract/entities/document';
import { mayApplyForExemption } from '../../../domain/companyPermissions';
import { companyOf } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { type Outcome, refusalOf } from '../../failure';
import type { Queries } from '../../db/tables';
import { findUnheldDocuments } from '../documents/documentRepository';
import type { Deed } from '../identity/caller';

export interface KeptApplication {
  readonly content: ExemptionForm;
  /** Those of its documents that are still kept: what nobody applies with is removed after a day. */
  readonly documents: DocumentEntity[];
  readonly savedAt: string;
}

/** The person's unfinished application for the company they work in, or null. Another person never sees it. */
export async function findExemptionDraft(
  queries: Queries,
  reader: Pick<Deed, 'caller'>,
): Promise<Outcome<KeptApplication | null>> {
  const { actor } = reader.caller;
  const row = await queries
    .selectFrom('exemption_draft')
    .select(['content', 'saved_at'])
    .where('user_id', '=', actor.userId)
    .where('company_id', '=', companyOf(actor))
    .executeTakeFirst();
  if (row === undefined) return ok(null);
  const kept = z.safeParse(exemptionForm, row.content);
  // A draft of an older form that no longer fits is not worth failing for.
  if (!kept.success) return ok(null);
  const documents = await findUnheldDocuments(queries, companyOf(actor), kept.data.documentIds);
  return ok({ content: kept.data, documents, savedAt: row.saved_at.toISOString() });
}

/** Keeps the unfinished application in the place of an earlier one. */
export const saveExemptionDraft = (
  deed: Deed,
  content: ExemptionForm,
): Promise<Outcome<{ readonly savedAt: string }>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const companyId = companyOf(actor);
    const refused = refusalOf(mayApplyForExemption(actor, companyId));
    if (refused !== null) return fail(refused);
    const kept = { content: JSON.stringify(content), saved_at: deed.at };
    await tx
      .insertInto('exemption_draft')
      .values({ user_id: actor.userId, company_id: companyId, ...kept })
      .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doUpdateSet(kept))
      .execute();
    return ok({ savedAt: deed.at.toISOString() });
  });

/** Throws the unfinished application away, if there is one. */
export const discardExemptionDraft = (deed: Deed): Promise<Outcome<null>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    await tx
      .deleteFrom('exemption_draft')
      .where('user_id', '=', actor.userId)
      .where('company_id', '=', companyOf(actor))
      .execute();
    return ok(null);
  });
