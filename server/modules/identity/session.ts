import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../../contract/entities/session';
import { TEMPORARY_ROLE } from '../../../contract/roles';
import type { CompanyPermission } from '../../../domain/companyAccess';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { HeldRole } from '../../db/userTables';
import type { Queries } from '../../db/tables';
import type { Services } from '../../services';
import { digestOf, newSecretToken } from '../../system/ids';
import type { Source } from './requestContext';
import { findCompanyOfSession } from '../companies/companyFlags';
import { fullName } from '../users/fullName';

/** What a session's owner takes away: the answer for the browser, and the credential for its cookie. */
export interface Grant {
  readonly signedIn: SignedIn;
  readonly sessionId: string;
  readonly userId: string;
  readonly credential: string;
  /** Seconds the cookie lives; null for as long as the browser stays open. */
  readonly cookieSeconds: number | null;
}

export interface SessionOwner {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly company_id: string;
  readonly roles: readonly HeldRole[];
  readonly permissions: readonly CompanyPermission[];
  readonly has_temporary_password: boolean;
}

export interface SessionTimes {
  readonly id: string;
  readonly rememberMe: boolean;
  readonly expiresAt: Date;
  readonly absoluteExpiresAt: Date;
}

type Lifetimes = Pick<Services['config'], 'refreshIdleSeconds' | 'refreshAbsoluteSeconds'>;

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** When a session used now ends if it is not used again, never beyond its last day. */
export const idleEnd = (now: Date, absolute: Date, { refreshIdleSeconds }: Lifetimes): Date =>
  earlier(later(now, refreshIdleSeconds), absolute);

/** Begins a session; its first credential is issued with `issueGrant`. */
export async function beginSession(
  db: Queries,
  owner: SessionOwner,
  start: { readonly rememberMe: boolean; readonly source: Source; readonly now: Date },
  lifetimes: Lifetimes,
): Promise<SessionTimes> {
  const absoluteExpiresAt = later(start.now, lifetimes.refreshAbsoluteSeconds);
  const session: SessionTimes = {
    id: randomUUID(),
    rememberMe: start.rememberMe,
    expiresAt: idleEnd(start.now, absoluteExpiresAt, lifetimes),
    absoluteExpiresAt,
  };
  await db
    .insertInto('user_session')
    .values({
      id: session.id,
      user_id: owner.id,
      remember_me: session.rememberMe,
      created_at: start.now,
      last_used_at: start.now,
      expires_at: session.expiresAt,
      absolute_expires_at: absoluteExpiresAt,
      user_agent: start.source.userAgent,
      last_address: start.source.address,
    })
    .execute();
  return session;
}

/**
 * Issues a further refresh credential and an access token. No token outlives the
 * session's idle end: who never comes back must find nothing that still opens.
 */
export async function issueGrant(
  services: Pick<Services, 'signer' | 'config'>,
  db: Queries,
  owner: SessionOwner,
  session: SessionTimes,
  time: { readonly now: Date; readonly today: CalendarDate },
): Promise<Grant> {
  const credential = newSecretToken();
  await db
    .insertInto('refresh_credential')
    .values({ token_hash: digestOf(credential), session_id: session.id, issued_at: time.now })
    .execute();
  const company = await findCompanyOfSession(db, owner.company_id, time.today);
  if (company === null) throw new Error(`user ${owner.id} has no company`);
  const remaining = Math.floor((session.absoluteExpiresAt.getTime() - time.now.getTime()) / 1000);
  const untilIdleEnd = Math.ceil((session.expiresAt.getTime() - time.now.getTime()) / 1000);
  const token = await services.signer.sign(
    'access',
    {
      sub: owner.id,
      sid: session.id,
      role: roleClaim(owner),
      name: fullName(owner.first_name, owner.last_name),
      email: owner.email,
      companyId: owner.company_id,
      ...(owner.roles.includes('user') ? { permissions: owner.permissions } : {}),
    },
    Math.min(services.config.accessTokenMinutes * 60, untilIdleEnd),
  );
  const { isAssessmentPayer, isExempt, isRefundEligible, companyId, companyName } = company;
  return {
    signedIn: {
      token,
      companyId,
      companyName,
      isAssessmentPayer,
      isExempt,
      isRefundEligible,
      sessionEndsAt: session.expiresAt.toISOString(),
    },
    sessionId: session.id,
    userId: owner.id,
    credential,
    cookieSeconds: session.rememberMe ? remaining : null,
  };
}

/** One role as a text, several as a list; the marker alone while the password is temporary (decision 1). */
function roleClaim(owner: SessionOwner): string | string[] {
  if (owner.has_temporary_password) return TEMPORARY_ROLE;
  return owner.roles.length === 1 ? String(owner.roles[0]) : [...owner.roles];
}
