import { inTransaction } from '../../db/transaction';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import { findCaller } from './findCaller';
import type { Visit } from './requestContext';
import { revokeSession } from './revokeSessions';
import { readSessionToken } from './sessionToken';

/**
 * Ends the session of a bearer token, expired or not. A token that is none of ours ends nothing, and nobody is told which.
 * @returns the session whose credential the browser need not keep any more
 */
export async function logout(
  services: Services,
  bearer: string | null,
  visit: Visit,
): Promise<string | null> {
  const token = bearer === null ? null : await readSessionToken(services.signer, bearer, true);
  if (token === null) return null;
  const found = await findCaller(services.database.db, token, visit.at);
  if (found === null) return token.sessionId;
  const { caller } = found;
  await inTransaction(services.database, async (tx) => {
    await revokeSession(tx, { id: caller.sessionId, userId: caller.actor.userId }, 'signed-out', visit.at);
    await appendAudit(
      tx,
      { caller, source: visit.source, at: visit.at },
      {
        action: 'signed-out',
        subject: { type: 'user', id: caller.actor.userId },
        companyId: caller.actor.companyId,
      },
    );
  });
  return token.sessionId;
}
