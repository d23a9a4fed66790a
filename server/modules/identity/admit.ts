import type { Tx } from '../../db/transaction';
import type { Services } from '../../services';
import { appendWithoutWaiting } from '../audit/appendWithoutWaiting';
import type { Account } from '../account/account';
import type { Visit } from './requestContext';
import { beginSession, issueGrant, type Grant } from './session';

/** How the person showed who they are, beside the password. */
export type SecondStep = 'none' | 'mail' | 'app' | 'recovery-code';

/** Begins a session for somebody who has taken every step. */
export async function admit(
  services: Pick<Services, 'config' | 'signer'>,
  tx: Tx,
  account: Account,
  by: { readonly rememberMe: boolean; readonly secondStep: SecondStep },
  visit: Visit,
): Promise<Grant> {
  await tx.updateTable('app_user').set({ last_sign_in_at: visit.at }).where('id', '=', account.id).execute();
  const start = { rememberMe: by.rememberMe, source: visit.source, now: visit.at };
  const session = await beginSession(tx, account, start, services.config);
  const grant = await issueGrant(services, tx, account, session, { now: visit.at, today: visit.today });
  const actor = { userId: account.id, roles: account.roles, companyId: account.company_id };
  await appendWithoutWaiting(
    tx,
    { caller: { actor }, source: visit.source, at: visit.at },
    {
      action: 'signed-in',
      subject: { type: 'user', id: account.id },
      companyId: account.company_id,
      details: { secondStep: by.secondStep },
    },
  );
  return grant;
}
