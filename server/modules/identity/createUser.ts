import { mayManageUsers } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { isStaff, type Role } from '../../../domain/roles';
import type { HeldRole } from '../../db/identityTables';
import { isRowId } from '../../db/rowId';
import { fieldFailed, refusalOf, type Failure, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import type { MailServices } from '../mail/queueMail';
import type { Deed } from './caller';
import { mailTemporaryPassword, makeTemporaryPassword, temporaryPasswordColumns } from './temporaryPassword';

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: string;
  readonly roles: readonly Role[];
}

/** Creates an account and mails its owner a temporary password, which nobody else is shown, administrators included. */
export async function createUser(
  services: MailServices & Pick<Services, 'hasher'>,
  deed: Deed,
  form: NewUser,
): Promise<Outcome<{ userId: string }>> {
  const refusal = refusalOf(mayManageUsers(deed.caller.actor));
  if (refusal !== null) return fail(refusal);
  const roles = [...new Set(form.roles)].filter((role): role is HeldRole => role !== 'none');
  if (roles.length === 0) return fieldFailed('roles', 'field-missing');
  if (isStaff(roles) && roles.includes('user')) return fieldFailed('roles', 'roles-mixed');
  const temporary = await makeTemporaryPassword(services);
  return deed.transact(async (tx) => {
    const company = isRowId(form.companyId)
      ? await tx.selectFrom('company').select('is_board').where('id', '=', form.companyId).executeTakeFirst()
      : undefined;
    if (company === undefined) return fieldFailed('companyId', 'not-found');
    if (company.is_board !== isStaff(roles)) return fieldFailed('roles', 'roles-of-company');
    const user = await tx
      .insertInto('app_user')
      .values({
        email: form.email,
        first_name: form.firstName,
        last_name: form.lastName,
        company_id: form.companyId,
        roles,
        ...temporaryPasswordColumns(temporary, deed.at),
        language: deed.language,
        created_at: deed.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) return fail<Failure>({ kind: 'email-taken', field: 'email' });
    await mailTemporaryPassword(services, tx, deed.at, {
      kind: 'account-invited',
      to: form.email,
      language: deed.language,
      temporary,
      values: { name: form.firstName },
    });
    await appendAudit(tx, deed, {
      action: 'user-created',
      subject: { type: 'user', id: user.id },
      companyId: form.companyId,
      details: { after: { roles } },
    });
    return ok({ userId: user.id });
  });
}
