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

/**
 * Asks for the start page's data as soon as a sign-in is answered with a token, while the application is still on its way.
 * Undefined where the answer holds no token, a refusal or a code that is asked for first, and for a temporary password, to which
 * the start page is closed.
 */
export function askForHome(
  port: HttpPort,
  signedIn: RawAnswer | NoAnswer,
  language: string,
): EarlyCall | undefined {
  const token = signedIn.kind === 'answered' ? /"token":"([^"]+)/.exec(signedIn.text)?.[1] : undefined;
  if (token === undefined || isTemporary(token)) return undefined;
  const path = '/api/home';
  const headers = { 'Accept-Language': language, Authorization: `Bearer ${token}` };
  return { path, token, language, answer: sendRequest(port, { method: 'GET', path, headers }) };
}

/** Whether the token's claims name the role, read without the library that comes with the application. */
const isTemporary = (token: string): boolean =>
  atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')).includes(TEMPORARY_ROLE);
