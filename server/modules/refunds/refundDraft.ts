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
import type { Tx } from '../../db/transaction';
import { findUnheldDocuments } from '../documents/documentRepository';
import type { RequestContext } from '../identity/requestContext';
import { fullName } from '../users/fullName';
import { notifyColleagues } from '../users/people/colleagueNotices';
import { refuseFiledDraft } from './claimOfDraft';
import { draftOwner, draftsOpenTo } from './draftPlace';
import { findClaimingCompany } from './claimingCompany';
import type { Reader } from './presentRefund';

type Content = z.output<typeof draftContent>;

export interface SavedDraft {
  readonly content: Content;
  /** Those of its documents that are still kept: what nobody claims with is removed after a day. */
  readonly documents: DocumentEntity[];
  readonly savedAt: string;
  /** The colleague who sent it to be signed; null for an own draft. */
  readonly preparedBy: string | null;
}

interface ListedDraft {
  readonly key: string;
  readonly name: string;
  readonly fiscalYear: number | null;
  readonly reason: Content['reason'];
  readonly lines: number;
  readonly savedAt: string;
  readonly preparedBy: string | null;
  /** Sent to the company's signers. */
  readonly isReady: boolean;
}

/** The person's unfinished claims for the company they work in, and what colleagues sent them to sign. */
export async function listRefundDrafts(
  queries: Queries,
  { caller: { actor } }: Pick<Reader, 'caller'>,
): Promise<Outcome<ListedDraft[]>> {
  const rows = await withWriter(queries, actor).execute();
  return ok(
    rows.flatMap((row): ListedDraft[] => {
      const { key, content, saved_at } = row;
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
          preparedBy: preparerOf(row, actor),
          isReady: row.ready_at !== null,
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
  const row = await withWriter(queries, actor).where('key', '=', key).executeTakeFirst();
  const content = row === undefined ? null : readContent(row.content);
  if (row === undefined || content === null) return ok(null);
  const documents = await findUnheldDocuments(queries, companyOf(actor), content.documentIds);
  return ok({ content, documents, savedAt: row.saved_at.toISOString(), preparedBy: preparerOf(row, actor) });
}

const withWriter = (queries: Queries, actor: Reader['caller']['actor']) =>
  draftsOpenTo(queries, actor)
    .innerJoin('app_user', 'app_user.id', 'refund_draft.user_id')
    .select(['refund_draft.user_id', 'key', 'content', 'saved_at', 'ready_at', 'first_name', 'last_name']);

const preparerOf = (
  row: { readonly user_id: string; readonly first_name: string; readonly last_name: string },
  actor: Reader['caller']['actor'],
): string | null => (row.user_id === actor.userId ? null : fullName(row.first_name, row.last_name));

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
  ctx.transact((tx) => storeRefundDraft(tx, ctx, key, content));

/** The same inside a transaction. A change by its preparer takes a draft back from the signers; a signer's change does not. */
export async function storeRefundDraft(
  tx: Tx,
  ctx: RequestContext,
  key: string,
  content: Content,
): Promise<Outcome<{ readonly savedAt: string }>> {
  const { actor } = ctx.caller;
  const company = await findClaimingCompany(tx, companyOf(actor));
  if (company === null) return failed('not-found');
  const refused = refusalOf(mayCreateRefund(actor, company));
  if (refused !== null) return fail(refused);
  const filed = await refuseFiledDraft(tx, actor, key);
  if (filed !== null) return filed;
  const user_id = await draftOwner(tx, actor, key);
  const keys = await tx
    .selectFrom('refund_draft')
    .select('key')
    .where('user_id', '=', user_id)
    .where('company_id', '=', company.companyId)
    .execute();
  if (keys.length >= LIMITS.claimDrafts && keys.every((row) => row.key !== key))
    return failed('claim-drafts-too-many', { limit: LIMITS.claimDrafts });
  const stored = {
    content: JSON.stringify(content),
    saved_at: ctx.at,
    ...(user_id === actor.userId ? { ready_at: null } : {}),
  };
  await tx
    .insertInto('refund_draft')
    .values({ user_id, company_id: company.companyId, key, ready_at: null, ...stored })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id', 'key']).doUpdateSet(stored))
    .execute();
  return ok({ savedAt: ctx.at.toISOString() });
}

/** Discards an unfinished claim, if it is there; one that a colleague sent to be signed goes back to them, who are notified. */
export const discardRefundDraft = (ctx: RequestContext, key: string): Promise<Outcome<null>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const user_id = await draftOwner(tx, actor, key);
    if (user_id === actor.userId) await removeRefundDraft(tx, actor, key);
    else {
      await tx
        .updateTable('refund_draft')
        .set({ ready_at: null })
        .where('user_id', '=', user_id)
        .where('company_id', '=', companyOf(actor))
        .where('key', '=', key)
        .execute();
      await notifyColleagues(tx, ctx, 'claim-draft-returned', [user_id], key);
    }
    return ok(null);
  });

/** Removes a draft, also a colleague's that was sent to be signed; answers whose it was. */
export async function removeRefundDraft(
  tx: Queries,
  actor: Reader['caller']['actor'],
  key: string,
): Promise<string> {
  const owner = await draftOwner(tx, actor, key);
  await tx
    .deleteFrom('refund_draft')
    .where('user_id', '=', owner)
    .where('company_id', '=', companyOf(actor))
    .where('key', '=', key)
    .execute();
  return owner;
}
