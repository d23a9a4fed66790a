import { z } from 'zod';
import { draftContent } from '../../../contract/endpoints/refunds';
import type { DocumentEntity } from '../../../contract/entities/document';
import { companyOf } from '../../../domain/permissions';
import { mayCreateRefund } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { Queries } from '../../db/tables';
import { findUnheldDocuments } from '../documents/documentRepository';
import type { Deed } from '../identity/caller';
import { findClaimingCompany } from './claimingCompany';
import type { Reader } from './presentRefund';

type Content = z.output<typeof draftContent>;

export interface KeptDraft {
  readonly content: Content;
  /** Those of its documents that are still kept: what nobody claims with is removed after a day. */
  readonly documents: DocumentEntity[];
  readonly savedAt: string;
}

/** The person's unfinished claim for the company they work in, or null. Another person never sees it, of the same company or not. */
export async function findRefundDraft(
  queries: Queries,
  reader: Pick<Reader, 'caller'>,
): Promise<Outcome<KeptDraft | null>> {
  const { actor } = reader.caller;
  const row = await queries
    .selectFrom('refund_draft')
    .select(['content', 'saved_at'])
    .where('user_id', '=', actor.userId)
    .where('company_id', '=', companyOf(actor))
    .executeTakeFirst();
  if (row === undefined) return ok(null);
  const kept = z.safeParse(draftContent, row.content);
  // A draft of an older form that no longer fits is not worth failing for.
  if (!kept.success) return ok(null);
  const documents = await findUnheldDocuments(queries, companyOf(actor), kept.data.documentIds);
  return ok({ content: kept.data, documents, savedAt: row.saved_at.toISOString() });
}

/** Keeps the unfinished claim in the place of an earlier one. */
export const saveRefundDraft = (
  deed: Deed,
  content: Content,
): Promise<Outcome<{ readonly savedAt: string }>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const company = await findClaimingCompany(tx, companyOf(actor));
    if (company === null) return failed('not-found');
    const refused = refusalOf(mayCreateRefund(actor, company));
    if (refused !== null) return fail(refused);
    const kept = { content: JSON.stringify(content), saved_at: deed.at };
    await tx
      .insertInto('refund_draft')
      .values({ user_id: actor.userId, company_id: company.companyId, ...kept })
      .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doUpdateSet(kept))
      .execute();
    return ok({ savedAt: deed.at.toISOString() });
  });

/** Throws the unfinished claim away, if there is one. */
export const discardRefundDraft = (deed: Deed): Promise<Outcome<null>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    await tx
      .deleteFrom('refund_draft')
      .where('user_id', '=', actor.userId)
      .where('company_id', '=', companyOf(actor))
      .execute();
    return ok(null);
  });
