import { mayManageUsers } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { isStaff, type Role } from '../../../domain/roles';
import type { HeldRole } from '../../db/identityTables';
import { isRowId } from '../../db/rowId';
import { fieldFailed, refusalOf, type Failure, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { newSecretToken } from '../../system/ids';
import { appendAudit } from '../audit/appendAudit';
import type { Deed } from './caller';

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: string;
  readonly roles: readonly Role[];
}

const TEMPORARY_HOURS = 24;

/**
 * Creates an account. It gets a random password that nobody is shown, administrators included, and that must be replaced before
 * anything else.
 */
export async function createUser(
  services: Pick<Services, 'hasher'>,
  deed: Deed,
  form: NewUser,
): Promise<Outcome<{ userId: string }>> {
  const refusal = refusalOf(mayManageUsers(deed.caller.actor));
  if (refusal !== null) return fail(refusal);
  const roles = [...new Set(form.roles)].filter((role): role is HeldRole => role !== 'none');
  if (roles.length === 0) return fieldFailed('roles', 'field-missing');
  if (isStaff(roles) && roles.includes('user')) return fieldFailed('roles', 'roles-mixed');
  const passwordHash = await services.hasher.hash(newSecretToken());
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
        password_hash: passwordHash,
        has_temporary_password: true,
        temporary_password_expires_at: new Date(deed.at.getTime() + TEMPORARY_HOURS * 3_600_000),
        created_at: deed.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) return fail<Failure>({ kind: 'email-taken', field: 'email' });
    await appendAudit(tx, deed, {
      action: 'user-created',
      subject: { type: 'user', id: user.id },
      companyId: form.companyId,
      details: { after: { roles } },
    });
    return ok({ userId: user.id });
  });
}
