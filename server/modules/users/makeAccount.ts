import { fail, ok } from '../../../domain/result';
import {
  COMPANY_PERMISSIONS,
  type CompanyPermission,
  completePermissions,
} from '../../../domain/companyAccess';
import type { Language } from '../../../contract/texts/sentence';
import type { HeldRole } from '../../db/userTables';
import type { Tx } from '../../db/transaction';
import type { Failure, Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import {
  mailTemporaryPassword,
  type TemporaryPassword,
  temporaryPasswordColumns,
} from '../identity/temporaryPassword';
import type { MailServices } from '../mail/queueMail';
import { type Signed, signedDetails } from '../pendingChanges/askChange';
import { noteAccessGivers } from './staffTies';

export interface Account {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: string;
  readonly roles: readonly HeldRole[];
  /** Of a company's person; all of them where it is left out. */
  readonly permissions?: readonly CompanyPermission[] | undefined;
  readonly language: Language;
  readonly temporary: TemporaryPassword;
}

/** Makes an account that was checked, and emails its owner the temporary password, which nobody else is shown. */
export async function makeAccount(
  services: MailServices,
  tx: Tx,
  ctx: RequestContext,
  account: Account,
  signed: Signed & { readonly givers: readonly string[] },
): Promise<Outcome<{ userId: string }>> {
  const { email, firstName, companyId, language, temporary } = account;
  const roles = [...account.roles];
  const permissions = completePermissions(account.permissions ?? COMPANY_PERMISSIONS);
  const user = await tx
    .insertInto('app_user')
    .values({
      email,
      first_name: firstName,
      last_name: account.lastName,
      company_id: companyId,
      roles,
      permissions,
      ...temporaryPasswordColumns(temporary, ctx.at),
      language,
      created_at: ctx.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (user === undefined) return fail<Failure>({ kind: 'email-taken', field: 'email' });
  await noteAccessGivers(tx, user.id, signed.givers);
  await mailTemporaryPassword(services, tx, ctx.at, {
    kind: 'account-invited',
    to: email,
    language,
    temporary,
    values: { name: firstName },
  });
  await appendAudit(tx, ctx, {
    action: 'user-created',
    subject: { type: 'user', id: user.id },
    companyId,
    details: { after: roles.includes('user') ? { roles, permissions } : { roles }, ...signedDetails(signed) },
  });
  return ok({ userId: user.id });
}
