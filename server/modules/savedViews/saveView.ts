import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { newView, SavedView, sentView } from '../../../contract/entities/savedView';
import { LIMITS } from '../../../contract/limits';
import { ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { toView } from './viewRows';

type NewView = z.output<typeof newView>;
type ViewContent = { [K in keyof typeof sentView]: z.output<(typeof sentView)[K]> };

/** Keeps a view of a list. A name that stands already is refused beside its field; so is one view too many. */
export const saveView = (ctx: RequestContext, wanted: NewView): Promise<Outcome<SavedView>> =>
  ctx.transact(async (tx) => {
    const { userId } = ctx.caller.actor;
    await oneAtATime(tx, userId);
    const stored = await tx
      .selectFrom('saved_view')
      .select('id')
      .where('user_id', '=', userId)
      .where('list', '=', wanted.list)
      .execute();
    if (stored.length >= LIMITS.viewsPerList) return failed('views-too-many', { most: LIMITS.viewsPerList });
    if (await isNameTaken(tx, userId, wanted.list, wanted.name, '0'))
      return fieldFailed('name', 'view-name-taken');
    if (wanted.isDefault) await endDefault(tx, userId, wanted.list);
    const row = await tx
      .insertInto('saved_view')
      .values({ user_id: userId, list: wanted.list, ...columnsOf(wanted) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await note(tx, ctx, 'view-saved', row);
    return ok(toView(row));
  });

/** Changes an own view as a whole. Somebody else's is refused as one that does not exist. */
export const changeView = (
  ctx: RequestContext,
  id: string,
  wanted: ViewContent,
): Promise<Outcome<SavedView>> =>
  ctx.transact(async (tx) => {
    const { userId } = ctx.caller.actor;
    await oneAtATime(tx, userId);
    const old = await findOwn(tx, userId, id);
    if (old === undefined) return failed('not-found');
    if (await isNameTaken(tx, userId, old.list, wanted.name, old.id))
      return fieldFailed('name', 'view-name-taken');
    if (wanted.isDefault && !old.is_default) await endDefault(tx, userId, old.list);
    const row = await tx
      .updateTable('saved_view')
      .set(columnsOf(wanted))
      .where('id', '=', old.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await note(tx, ctx, 'view-changed', row);
    return ok(toView(row));
  });

/** Removes an own view; the list itself is untouched. */
export const removeView = (ctx: RequestContext, id: string): Promise<Outcome<null>> =>
  ctx.transact(async (tx) => {
    const old = await findOwn(tx, ctx.caller.actor.userId, id);
    if (old === undefined) return failed('not-found');
    await tx.deleteFrom('saved_view').where('id', '=', old.id).execute();
    await note(tx, ctx, 'view-removed', old);
    return ok(null);
  });

/** Two tabs of one person save one after the other: neither name nor default can be taken in between. */
const oneAtATime = (tx: Tx, userId: string) =>
  sql`select id from app_user where id = ${userId} for no key update`.execute(tx);

const findOwn = async (tx: Tx, userId: string, id: string) =>
  isRowId(id)
    ? tx
        .selectFrom('saved_view')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;

const columnsOf = (view: ViewContent) => ({
  name: view.name,
  address: view.address,
  hidden_columns: JSON.stringify(view.hiddenColumns),
  is_compact: view.isCompact,
  is_default: view.isDefault,
});

async function isNameTaken(
  tx: Tx,
  userId: string,
  list: string,
  name: string,
  exceptId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('saved_view')
    .select('id')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

const endDefault = (tx: Tx, userId: string, list: string) =>
  tx
    .updateTable('saved_view')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute();

const note = (
  tx: Tx,
  ctx: RequestContext,
  action: 'view-saved' | 'view-changed' | 'view-removed',
  view: { readonly id: string; readonly list: string; readonly name: string; readonly is_default: boolean },
) =>
  appendAudit(tx, ctx, {
    action,
    subject: { type: 'saved-view', id: view.id },
    companyId: null,
    details: { list: view.list, name: view.name, isDefault: view.is_default },
  });
