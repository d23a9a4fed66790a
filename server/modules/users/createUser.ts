import { mayManageUsers } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import type { Role } from '../../../domain/roles';
import { isRowId } from '../../db/rowId';
import { fieldFailed, refusalOf, type Failure, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import type { MailServices } from '../mail/queueMail';
import type { RequestContext } from '../identity/requestContext';
import {
  mailTemporaryPassword,
  makeTemporaryPassword,
  temporaryPasswordColumns,
} from '../identity/temporaryPassword';
import { rolesFor } from './userRoles';

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: string;
  readonly roles: readonly Role[];
}

/** Creates an account and emails its owner a temporary password, which nobody else is shown, administrators included. */
export async function createUser(
  services: MailServices & Pick<Services, 'hasher'>,
  ctx: RequestContext,
  form: NewUser,
): Promise<Outcome<{ userId: string }>> {
  const refusal = refusalOf(mayManageUsers(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const temporary = await makeTemporaryPassword(services);
  return ctx.transact(async (tx) => {
    const company = isRowId(form.companyId)
      ? await tx
          .selectFrom('company')
          .select(['is_board', 'status'])
          .where('id', '=', form.companyId)
          .executeTakeFirst()
      : undefined;
    if (company === undefined) return fieldFailed('companyId', 'not-found');
    if (company.status !== 'Active') return fieldFailed('companyId', 'company-inactive');
    const allowed = rolesFor(company.is_board, form.roles);
    if (!allowed.ok) return allowed;
    const roles = [...allowed.value];
    const user = await tx
      .insertInto('app_user')
      .values({
        email: form.email,
        first_name: form.firstName,
        last_name: form.lastName,
        company_id: form.companyId,
        roles,
        ...temporaryPasswordColumns(temporary, ctx.at),
        language: ctx.language,
        created_at: ctx.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) return fail<Failure>({ kind: 'email-taken', field: 'email' });
    await mailTemporaryPassword(services, tx, ctx.at, {
      kind: 'account-invited',
      to: form.email,
      language: ctx.language,
      temporary,
      values: { name: form.firstName },
    });
    await appendAudit(tx, ctx, {
      action: 'user-created',
      subject: { type: 'user', id: user.id },
      companyId: form.companyId,
      details: { after: { roles } },
    });
    return ok({ userId: user.id });
  });
}
