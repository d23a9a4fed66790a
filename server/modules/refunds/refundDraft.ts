import { z } from 'zod';
import { draftContent } from '../../../contract/endpoints/refunds/claims';
import { LIMITS } from '../../../contract/limits';
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
import { refuseFiledDraft } from './claimOfDraft';
import { findClaimingCompany } from './claimingCompany';
import type { Reader } from './presentRefund';

type Content = z.output<typeof draftContent>;

export interface SavedDraft {
  readonly content: Content;
  /** Those of its documents that are still kept: what nobody claims with is removed after a day. */
  readonly documents: DocumentEntity[];
  readonly savedAt: string;
}

interface ListedDraft {
  readonly key: string;
  readonly name: string;
  readonly fiscalYear: number | null;
  readonly reason: Content['reason'];
  readonly lines: number;
  readonly savedAt: string;
}

/** The person's unfinished claims for the company they work in, the newest first. Another person never sees them. */
export async function listRefundDrafts(
  queries: Queries,
  { caller: { actor } }: Pick<Reader, 'caller'>,
): Promise<Outcome<ListedDraft[]>> {
  const rows = await draftsOf(queries, actor).select(['key', 'content', 'saved_at']).execute();
  return ok(
    rows.flatMap(({ key, content, saved_at }): ListedDraft[] => {
      const read = readContent(content);
      if (read === null) return [];
      const { name, fiscalYear, reason, lines, pendingAtCustoms } = read;
      return [
        {
          key,
          name,
          fiscalYear,
          reason,
          lines: lines.length + pendingAtCustoms.length,
          savedAt: saved_at.toISOString(),
        },
      ];
    }),
  );
}

/** One of them by its key, or null. */
export async function findRefundDraft(
  queries: Queries,
  { caller: { actor } }: Pick<Reader, 'caller'>,
  key: string,
): Promise<Outcome<SavedDraft | null>> {
  const row = await draftsOf(queries, actor)
    .select(['content', 'saved_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  const content = row === undefined ? null : readContent(row.content);
  if (row === undefined || content === null) return ok(null);
  const documents = await findUnheldDocuments(queries, companyOf(actor), content.documentIds);
  return ok({ content, documents, savedAt: row.saved_at.toISOString() });
}

const draftsOf = (queries: Queries, actor: Reader['caller']['actor']) =>
  queries
    .selectFrom('refund_draft')
    .where('user_id', '=', actor.userId)
    .where('company_id', '=', companyOf(actor))
    .orderBy('saved_at', 'desc');

/** A draft of an older form that no longer fits is not worth failing for. */
function readContent(stored: unknown): Content | null {
  const read = z.safeParse(draftContent, renamedFields(stored, EARLIER_FIELDS));
  return read.success ? read.data : null;
}

/** Keeps an unfinished claim under its key, in the place of what was kept there. */
export const saveRefundDraft = (
  ctx: RequestContext,
  key: string,
  content: Content,
): Promise<Outcome<{ readonly savedAt: string }>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const company = await findClaimingCompany(tx, companyOf(actor));
    if (company === null) return failed('not-found');
    const refused = refusalOf(mayCreateRefund(actor, company));
    if (refused !== null) return fail(refused);
    const filed = await refuseFiledDraft(tx, actor, key);
    if (filed !== null) return filed;
    const keys = await draftsOf(tx, actor).select('key').execute();
    if (keys.length >= LIMITS.claimDrafts && keys.every((row) => row.key !== key))
      return failed('claim-drafts-too-many', { limit: LIMITS.claimDrafts });
    const stored = { content: JSON.stringify(content), saved_at: ctx.at };
    await tx
      .insertInto('refund_draft')
      .values({ user_id: actor.userId, company_id: company.companyId, key, ...stored })
      .onConflict((conflict) => conflict.columns(['user_id', 'company_id', 'key']).doUpdateSet(stored))
      .execute();
    return ok({ savedAt: ctx.at.toISOString() });
  });

/** Discards an unfinished claim, if it is there. */
export const discardRefundDraft = (ctx: RequestContext, key: string): Promise<Outcome<null>> =>
  ctx.transact(async (tx) => {
    await removeRefundDraft(tx, ctx.caller.actor, key);
    return ok(null);
  });

export async function removeRefundDraft(
  tx: Queries,
  actor: Reader['caller']['actor'],
  key: string,
): Promise<void> {
  await tx
    .deleteFrom('refund_draft')
    .where('user_id', '=', actor.userId)
    .where('company_id', '=', companyOf(actor))
    .where('key', '=', key)
    .execute();
}
