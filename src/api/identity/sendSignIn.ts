import { sendRequest, type HttpPort, type NoAnswer, type RawAnswer } from '../base/httpRequest';
import type { Credentials } from './signInOutcome';

/**
 * Sends the form of the sign-in page. It stands apart from the endpoints because it leaves while the application is still on its way,
 * and the endpoint is not there to send it; the `login` endpoint reads the answer.
 */
export function sendSignIn(
  port: HttpPort,
  credentials: Credentials,
  language: string,
): Promise<RawAnswer | NoAnswer> {
  return sendRequest(port, {
    method: 'POST',
    path: '/api/Authenticate/login',
    headers: { 'Accept-Language': language },
    body: JSON.stringify(credentials),
  });
}
