import { z } from 'zod';
import type { DataOf } from '../../../contract/endpoint';
import type { listExemptionDrafts as listed } from '../../../contract/endpoints/exemptions/applications';
import { type ExemptionForm, exemptionForm } from '../../../contract/entities/exemption';
import type { DocumentEntity } from '../../../contract/entities/document';
import { mayPrepareExemption } from '../../../domain/exemptionPermissions';
import { type Actor, companyOf } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';
import { findUnheldDocuments } from '../documents/documentRepository';
import type { RequestContext } from '../identity/requestContext';
import { fullName } from '../users/fullName';
import { notifyColleagues } from '../users/people/colleagueNotices';
import { draftOwner, draftsOpenTo } from './draftPlace';

export interface StoredApplication {
  readonly content: ExemptionForm;
  /** Those of its documents that are still kept: what nobody applies with is removed after a day. */
  readonly documents: DocumentEntity[];
  readonly savedAt: string;
}

/** The person's unfinished application for the company they work in, and what colleagues sent them to sign. */
export async function listExemptionDrafts(
  queries: Queries,
  { caller: { actor } }: Pick<RequestContext, 'caller'>,
): Promise<Outcome<DataOf<typeof listed>>> {
  const rows = await withWriter(queries, actor).execute();
  return ok(
    rows.flatMap((row) => {
      const read = z.safeParse(exemptionForm, row.content);
      if (!read.success) return [];
      const { kind, fiscalYear } = read.data;
      return [
        {
          preparer:
            row.user_id === actor.userId
              ? null
              : { id: row.user_id, name: fullName(row.first_name, row.last_name) },
          kind,
          fiscalYear,
          savedAt: row.saved_at.toISOString(),
          isReady: row.ready_at !== null,
        },
      ];
    }),
  );
}

/** The person's unfinished application for the company they work in, or null. */
export const findExemptionDraft = async (
  queries: Queries,
  { caller: { actor } }: Pick<RequestContext, 'caller'>,
): Promise<Outcome<StoredApplication | null>> => ok(await findDraftOf(queries, actor, actor.userId));

/** An application that a colleague sent to be signed; `not-found` for whoever does not sign, and once it is the colleague's again. */
export async function getDraftToSign(
  queries: Queries,
  { caller: { actor } }: Pick<RequestContext, 'caller'>,
  preparer: string,
): Promise<Outcome<StoredApplication & { readonly preparedBy: string }>> {
  const owner = await draftOwner(queries, actor, preparer);
  const found = owner === null ? null : await findDraftOf(queries, actor, owner);
  return found === null ? failed('not-found') : ok(found);
}

async function findDraftOf(
  queries: Queries,
  actor: Actor,
  owner: string,
): Promise<(StoredApplication & { readonly preparedBy: string }) | null> {
  const row = await withWriter(queries, actor)
    .where('exemption_draft.user_id', '=', owner)
    .executeTakeFirst();
  if (row === undefined) return null;
  const stored = z.safeParse(exemptionForm, row.content);
  // A draft of an older form that no longer fits is not worth failing for.
  if (!stored.success) return null;
  const documents = await findUnheldDocuments(queries, companyOf(actor), stored.data.documentIds);
  return {
    content: stored.data,
    documents,
    savedAt: row.saved_at.toISOString(),
    preparedBy: fullName(row.first_name, row.last_name),
  };
}

const withWriter = (queries: Queries, actor: Actor) =>
  draftsOpenTo(queries, actor)
    .innerJoin('app_user', 'app_user.id', 'exemption_draft.user_id')
    .select(['exemption_draft.user_id', 'content', 'saved_at', 'ready_at', 'first_name', 'last_name']);

/** Keeps the unfinished application in the place of an earlier one; a colleague's keeps its place. */
export const saveExemptionDraft = (
  ctx: RequestContext,
  content: ExemptionForm,
  preparer?: string,
): Promise<Outcome<{ readonly savedAt: string }>> =>
  ctx.transact((tx) => storeExemptionDraft(tx, ctx, content, preparer));

/** The same inside a transaction. A change by its preparer takes a draft back from the signers; a signer's change does not. */
export async function storeExemptionDraft(
  tx: Tx,
  ctx: RequestContext,
  content: ExemptionForm,
  preparer?: string,
): Promise<Outcome<{ readonly savedAt: string }>> {
  const { actor } = ctx.caller;
  const company_id = companyOf(actor);
  const refused = refusalOf(mayPrepareExemption(actor, company_id));
  if (refused !== null) return fail(refused);
  const user_id = await draftOwner(tx, actor, preparer);
  if (user_id === null) return failed('not-found');
  const stored = {
    content: JSON.stringify(content),
    saved_at: ctx.at,
    ...(user_id === actor.userId ? { ready_at: null } : {}),
  };
  await tx
    .insertInto('exemption_draft')
    .values({ user_id, company_id, ready_at: null, ...stored })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doUpdateSet(stored))
    .execute();
  return ok({ savedAt: ctx.at.toISOString() });
}

/** Throws the unfinished application away, if there is one. */
export const discardExemptionDraft = (ctx: RequestContext): Promise<Outcome<null>> =>
  ctx.transact(async (tx) => {
    await removeExemptionDraft(tx, ctx.caller.actor);
    return ok(null);
  });

/** Gives a draft that a colleague sent to be signed back to them; they are notified. */
export const returnDraftToSign = (ctx: RequestContext, preparer: string): Promise<Outcome<null>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const owner = await draftOwner(tx, actor, preparer);
    if (owner === null || owner === actor.userId) return failed('not-found');
    await tx
      .updateTable('exemption_draft')
      .set({ ready_at: null })
      .where('user_id', '=', owner)
      .where('company_id', '=', companyOf(actor))
      .execute();
    await notifyColleagues(tx, ctx, 'application-draft-returned', [owner]);
    return ok(null);
  });

/** Removes the draft that an application was written as; answers whose it was, and the person's own ID where it is not there. */
export async function removeExemptionDraft(tx: Tx, actor: Actor, preparer?: string): Promise<string> {
  const owner = await draftOwner(tx, actor, preparer);
  if (owner === null) return actor.userId;
  await tx
    .deleteFrom('exemption_draft')
    .where('user_id', '=', owner)
    .where('company_id', '=', companyOf(actor))
    .execute();
  return owner;
}
