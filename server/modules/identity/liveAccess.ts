import { isStaff } from '../../../domain/roles';
import type { Queries } from '../../db/tables';
import type { TokenSigner } from '../../system/tokenSigner';
import type { LiveReader } from '../notifications/liveMessage';
import type { Caller } from './requestContext';
import { findCaller, findCallers } from './findCaller';
import { readSessionToken } from './sessionToken';

/** Whoever may listen to live messages: staff alone, and nobody with a temporary password. */
const mayListen = (caller: Caller): boolean => !caller.isTemporary && isStaff(caller.actor.roles);

const readerOf = ({ actor, name }: Caller): LiveReader => ({
  userId: actor.userId,
  roles: actor.roles,
  companyId: actor.companyId,
  name,
});

export interface LiveAdmission {
  readonly reader: LiveReader;
  readonly sessionId: string;
  readonly expiresAt: number;
}

/** Who opens a live connection with an access token; `unknown` for tokens that are no good, `not-staff` for other people's. */
export async function admitToLive(
  db: Queries,
  signer: TokenSigner,
  token: string,
  now: Date,
): Promise<LiveAdmission | 'unknown' | 'not-staff'> {
  const session = await readSessionToken(signer, token);
  if (session === null) return 'unknown';
  const found = await findCaller(db, session, now);
  if (found === null) return 'unknown';
  if (!mayListen(found.caller)) return 'not-staff';
  return { reader: readerOf(found.caller), sessionId: session.sessionId, expiresAt: session.expiresAt };
}

/** Those of the sessions that may still listen, and as whom. */
export async function findLiveReaders(
  db: Queries,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LiveReader>> {
  const callers = await findCallers(db, sessionIds, now);
  return new Map(
    [...callers].filter(([, caller]) => mayListen(caller)).map(([id, caller]) => [id, readerOf(caller)]),
  );
}
