import { mayManageUsers } from '../../../domain/userPermissions';
import { fail, ok } from '../../../domain/result';
import type { CompanyPermission } from '../../../domain/companyAccess';
import type { Role } from '../../../domain/roles';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { fieldFailed, refusalOf, type Failure, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { makeTemporaryPassword } from '../identity/temporaryPassword';
import type { RequestContext } from '../identity/requestContext';
import type { MailServices } from '../mail/queueMail';
import { ALONE, askChange, NOT_CONTROLLED } from '../pendingChanges/askChange';
import { makeAccount } from './makeAccount';
import { rolesFor } from './userRoles';

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: string;
  readonly roles: readonly Role[];
  readonly permissions?: readonly CompanyPermission[] | undefined;
}

export interface CreatedUser {
  /** Null while the account waits for a second administrator. */
  readonly userId: string | null;
  readonly pendingChangeId: string | null;
}

/** Creates an account for somebody at a company at once; one for the staff once a second administrator confirms it. */
export async function createUser(
  services: MailServices & Pick<Services, 'hasher'>,
  ctx: RequestContext,
  form: NewUser,
): Promise<Outcome<CreatedUser>> {
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
    if (await isTaken(tx, form.email)) return fail<Failure>({ kind: 'email-taken', field: 'email' });
    const { permissions, ...person } = form;
    const content = { ...person, roles: [...allowed.value], language: ctx.language };
    const account = { ...content, permissions, temporary };
    if (!company.is_board) {
      const made = await makeAccount(services, tx, ctx, account, { ...NOT_CONTROLLED, givers: [] });
      return made.ok ? ok({ ...made.value, pendingChangeId: null }) : made;
    }
    const givers = [ctx.caller.actor.userId];
    const asked = await askChange(tx, ctx, { kind: 'staff-account', content }, null, () =>
      makeAccount(services, tx, ctx, account, { ...ALONE, givers }),
    );
    if (!asked.ok) return asked;
    return ok(
      asked.value.kind === 'waits'
        ? { userId: null, pendingChangeId: asked.value.changeId }
        : { ...asked.value.value, pendingChangeId: null },
    );
  });
}

async function isTaken(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row !== undefined;
}
