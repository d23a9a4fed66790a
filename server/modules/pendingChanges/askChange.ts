import type { PendingChangeKind } from '../../../domain/pendingChange';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { type Notice, notify } from '../notifications/notify';
import { findOtherAdmins } from './otherAdmins';
import { configurationDetails } from '../configuration/configurationDetails';
import { aboutOf, type PendingChangeToDo } from './pendingContent';

/** That a change waits, or what it did at once. */
export type Asked<T> =
  { readonly kind: 'waits'; readonly changeId: string } | { readonly kind: 'done'; readonly value: T };

const ASKED = {
  'staff-account': { action: 'staff-account-asked', notice: 'staff-account-waiting' },
  'staff-roles': { action: 'staff-roles-asked', notice: 'staff-roles-waiting' },
  configuration: { action: 'configuration-asked', notice: 'configuration-waiting' },
} as const satisfies Readonly<Record<PendingChangeKind, object>>;

/**
 * Keeps a checked change until a second administrator confirms it, and tells all of them. Where there is no second one it is done at
 * once, marked as such, and the next administrator is told (decision 75).
 * @param userId whose roles it changes; null otherwise
 */
export async function askChange<T>(
  tx: Tx,
  ctx: RequestContext,
  change: PendingChangeToDo,
  userId: string | null,
  doAlone: () => Promise<Outcome<T>>,
): Promise<Outcome<Asked<T>>> {
  const proposedBy = ctx.caller.actor.userId;
  const { exist } = await findOtherAdmins(tx, proposedBy, ctx.at);
  if (!exist) {
    const done = await doAlone();
    if (!done.ok) return done;
    await keep(tx, ctx, change, userId, 'done');
    await notify(tx, ctx, {
      kind: 'change-made-alone',
      values: { person: ctx.caller.name, about: aboutOf(change) },
      audience: { kind: 'roles', roles: ['admin'] },
      touches: [],
    });
    return ok({ kind: 'done', value: done.value });
  }
  const changeId = await keep(tx, ctx, change, userId, 'waiting');
  if (changeId === undefined) return failed('pending-change-waits');
  const about = aboutOf(change);
  await notify(tx, ctx, {
    kind: ASKED[change.kind].notice,
    values: { person: ctx.caller.name, about },
    audience: { kind: 'roles', roles: ['admin'] },
    touches: touchedBy(change.kind, changeId, userId),
  });
  await appendAudit(tx, ctx, {
    action: ASKED[change.kind].action,
    subject: userId === null ? { type: 'pending-change', id: changeId } : { type: 'user', id: userId },
    companyId: null,
    details: detailsOf(change),
  });
  return ok({ kind: 'waits', changeId });
}

/** What moves on screens with a change, the place where it is shown first. */
export const touchedBy = (
  kind: PendingChangeKind,
  changeId: string,
  userId: string | null,
): Notice['touches'] =>
  kind === 'configuration'
    ? [{ type: 'program', id: changeId }, { type: 'pendingChange' }]
    : [
        { type: 'pendingChange', id: changeId },
        ...(userId === null ? [] : [{ type: 'user' as const, id: userId }]),
      ];

/** What the audit keeps of a change: never more than its own row would show. */
export function detailsOf(change: PendingChangeToDo): Readonly<Record<string, unknown>> {
  switch (change.kind) {
    case 'staff-account':
      return { email: change.content.email, after: { roles: change.content.roles } };
    case 'staff-roles':
      return { before: change.content.before, after: change.content.roles };
    case 'configuration':
      return {
        ...configurationDetails(change.content),
        ...(change.content.cancels === undefined ? {} : { cancels: change.content.cancels }),
      };
  }
}

/** The row of a change; undefined where another one of the same waits. */
async function keep(
  tx: Tx,
  ctx: RequestContext,
  change: PendingChangeToDo,
  userId: string | null,
  state: 'waiting' | 'done',
): Promise<string | undefined> {
  const row = await tx
    .insertInto('pending_change')
    .values({
      kind: change.kind,
      user_id: userId,
      content: JSON.stringify(change.content),
      state,
      proposed_by: ctx.caller.actor.userId,
      proposed_at: ctx.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether a change of the configuration waits: another one would be made on what it is about to replace. */
export async function configurationWaits(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('pending_change')
    .select('id')
    .where('kind', '=', 'configuration')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a confirmed or lonely change says of itself in the audit. */
export interface Signed {
  /** Who asked for it, where a second administrator confirmed it. */
  readonly proposedBy: string | null;
  /** There was no second administrator who counts. */
  readonly withoutSecond: boolean;
}

export const signedDetails = ({ proposedBy, withoutSecond }: Signed) => ({
  ...(proposedBy === null ? {} : { proposedBy }),
  ...(withoutSecond ? { withoutSecond } : {}),
});

export const ALONE: Signed = { proposedBy: null, withoutSecond: true };
export const NOT_CONTROLLED: Signed = { proposedBy: null, withoutSecond: false };

export const outdated = () => fail({ kind: 'pending-change-outdated' as const });
