import { sql } from 'kysely';
import { LIMITS } from '../../../../contract/limits';
import type { Tx } from '../../../db/transaction';
import type { RequestContext } from '../../identity/requestContext';
import { countMails } from '../../mail/countMails';

const DAY_MS = 86_400_000;

/** Whether a company has invited as many people as it may in a day, or a mailbox got as many invitations: it may be a stranger's. */
export async function hasEnoughInvitations(tx: Tx, ctx: RequestContext, email: string): Promise<boolean> {
  const since = new Date(ctx.at.getTime() - DAY_MS);
  const toMailbox = await countMails(tx, email, ['account-invited', 'temporary-password'], since);
  if (toMailbox >= LIMITS.invitationsToMailbox) return true;
  const { invited } = await tx
    .selectFrom('app_user')
    .select(sql<number>`count(*)::int`.as('invited'))
    .where('company_id', '=', ctx.caller.actor.companyId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return invited >= LIMITS.invitationsPerDay;
}
