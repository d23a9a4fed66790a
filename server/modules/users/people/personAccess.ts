import { instantText } from '../../../../contract/texts/instantText';
import type { CompanyPermission } from '../../../../domain/companyAccess';
import { fail, ok } from '../../../../domain/result';
import type { Tx } from '../../../db/transaction';
import { failed } from '../../../failure';
import type { Services } from '../../../services';
import type { RequestContext } from '../../identity/requestContext';
import { staleRecord } from '../../identity/staleRecord';
import { makeTemporaryPassword } from '../../identity/temporaryPassword';
import { queueMail } from '../../mail/queueMail';
import { fullName } from '../fullName';
import { switchOff } from '../lockUser';
import type { ManagedUser } from '../manageUser';
import { inviteAgain } from '../renewAccess';
import { setPermissions } from '../setPermissions';
import { hasEnoughInvitations } from './invitationLimits';
import { keepsManager } from './keepsManager';
import { managePerson } from './managePerson';
import { notifyManagers } from './notifyManagers';

interface Looked {
  readonly version: number;
}

/** Changes what a colleague may do; it counts at the colleague's next request. */
export const changePermissions = (
  services: Services,
  ctx: RequestContext,
  userId: string,
  wanted: Looked & { readonly permissions: readonly CompanyPermission[] },
) => managePerson(services, ctx, userId, (tx, user) => setPermissions(services, tx, ctx, user, wanted));

/** Ends a colleague's access; sessions end at once. What the person did stays. */
export const endPersonAccess = (
  services: Services,
  ctx: RequestContext,
  userId: string,
  { version }: Looked,
) =>
  managePerson(services, ctx, userId, async (tx, user) => {
    if (user.version !== version) return fail(await staleRecord(tx, { type: 'user', id: userId }, ctx));
    if (!(await keepsManager(tx, user))) return failed('last-people-manager');
    const ended = await switchOff(tx, ctx, user, {});
    if (!ended.ok) return ended;
    await tx.updateTable('app_user').set({ ended_by_company: true }).where('id', '=', userId).execute();
    await announce(services, tx, ctx, user, 'access-ended');
    return ended;
  });

/** Gives a colleague back the access that the company ended, with the password and permissions of before. */
export const restorePersonAccess = (
  services: Services,
  ctx: RequestContext,
  userId: string,
  { version }: Looked,
) =>
  managePerson(services, ctx, userId, async (tx, user) => {
    if (user.version !== version) return fail(await staleRecord(tx, { type: 'user', id: userId }, ctx));
    const row = await tx
      .updateTable('app_user')
      .set({ is_active: true, ended_by_company: false })
      .where('id', '=', userId)
      .where('is_active', '=', false)
      .where('ended_by_company', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return failed('user-not-possible-now');
    await announce(services, tx, ctx, user, 'access-restored');
    return ok({ action: 'user-switched-on' });
  });

/** Sends a colleague who has not replaced the temporary password a new one. */
export async function resendPersonInvitation(services: Services, ctx: RequestContext, userId: string) {
  const temporary = await makeTemporaryPassword(services);
  return managePerson(services, ctx, userId, async (tx, user) =>
    (await hasEnoughInvitations(tx, ctx, user.email))
      ? failed('invitations-too-many')
      : inviteAgain(services, tx, ctx, user, temporary),
  );
}

async function announce(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  user: ManagedUser,
  kind: 'access-ended' | 'access-restored',
): Promise<void> {
  await queueMail(services, tx, ctx.at, {
    kind,
    to: user.email,
    language: user.language,
    values: {
      when: instantText(user.language, ctx.boardZone, ctx.at.getTime()),
      person: ctx.caller.name,
      company: user.legal_name,
    },
  });
  await notifyManagers(tx, ctx, user, fullName(user.first_name, user.last_name));
}
