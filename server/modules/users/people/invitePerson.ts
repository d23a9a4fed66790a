import type { CompanyPerson } from '../../../../contract/endpoints/users/people';
import { type CompanyPermission, completePermissions } from '../../../../domain/companyAccess';
import { mayManagePeople } from '../../../../domain/userPermissions';
import { fail, ok } from '../../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { Services } from '../../../services';
import type { RequestContext } from '../../identity/requestContext';
import { makeTemporaryPassword } from '../../identity/temporaryPassword';
import type { MailServices } from '../../mail/queueMail';
import { NOT_CONTROLLED } from '../../pendingChanges/askChange';
import { fullName } from '../fullName';
import { makeAccount } from '../makeAccount';
import { hasEnoughInvitations } from './invitationLimits';
import { findManagingCompany, getPerson } from './managePerson';
import { notifyManagers } from './notifyManagers';

export interface InvitedPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly permissions: readonly CompanyPermission[];
}

/** Creates a colleague's account and emails them a temporary password. */
export async function invitePerson(
  services: MailServices & Pick<Services, 'hasher'>,
  ctx: RequestContext,
  form: InvitedPerson,
): Promise<Outcome<CompanyPerson>> {
  const temporary = await makeTemporaryPassword(services);
  return ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const refused = refusalOf(mayManagePeople(actor, await findManagingCompany(tx, actor.companyId)));
    if (refused !== null) return fail(refused);
    if (await hasEnoughInvitations(tx, ctx, form.email)) return failed('invitations-too-many');
    const permissions = completePermissions(form.permissions);
    const { companyId } = actor;
    const account = { ...form, permissions, companyId, roles: ['user' as const], language: ctx.language };
    const made = await makeAccount(
      services,
      tx,
      ctx,
      { ...account, temporary },
      { ...NOT_CONTROLLED, givers: [] },
    );
    if (!made.ok) return made;
    const { userId } = made.value;
    await notifyManagers(
      tx,
      ctx,
      { id: userId, company_id: companyId },
      fullName(form.firstName, form.lastName),
    );
    return ok(await getPerson(tx, ctx, userId));
  });
}
