import { TEMPORARY_ROLE } from '../../../contract/roles';
import { sendRequest, type HttpPort, type NoAnswer, type RawAnswer } from './httpRequest';

/** A call that left before the application was there to make it. */
export interface EarlyCall {
  readonly path: string;
  /** What its `Authorization` and `Accept-Language` said: it answers a call with the same alone. */
  readonly token: string;
  readonly language: string;
  readonly answer: Promise<RawAnswer | NoAnswer>;
}

/** What a screen asks the server for first, and who may see that screen. */
export interface FirstCalls {
  readonly paths: readonly string[];
  readonly roles: readonly string[];
}

/** The token in the answer to a sign-in; undefined for a refusal, or where a code is asked for first. */
export const tokenIn = (signedIn: RawAnswer | NoAnswer): string | undefined =>
  signedIn.kind === 'answered' ? /"token":"([^"]+)/.exec(signedIn.text)?.[1] : undefined;

/**
 * Asks for a screen's first data as soon as there is a token, while the application is still on its way. Nothing without one, and for
 * whoever the screen is closed to: a temporary password opens none.
 */
export function askAhead(
  port: HttpPort,
  token: string | undefined,
  language: string,
  { paths, roles }: FirstCalls,
): readonly EarlyCall[] {
  if (token === undefined) return [];
  const claims = claimsOf(token);
  if (claims.includes(TEMPORARY_ROLE) || !roles.some((role) => claims.includes(`"${role}"`))) return [];
  const headers = { 'Accept-Language': language, Authorization: `Bearer ${token}` };
  return paths.map((path) => ({
    path,
    token,
    language,
    answer: sendRequest(port, { method: 'GET', path, headers }),
  }));
}

/** The token's claims as JSON, read without the library that comes with the application. */
const claimsOf = (token: string): string =>
  atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
