import { z } from 'zod';
import { eventually } from './liveClient';
import { codeIn } from './outbox';
import type { SmtpRelay } from './smtpRelay';
import { createClient, type TestClient } from './testClient';

const awaited = z.object({ userId: z.string(), companyName: z.string() });

/** A client signed in with the code that the relay received for it, as production asks of staff. */
export async function signInByMail(relay: SmtpRelay, url: string, email: string): Promise<TestClient> {
  const mails = () => relay.received.filter(({ to }) => to === email);
  const before = mails().length;
  const client = createClient(url);
  const step = awaited.parse((await client.signIn(email)).body.data);
  await eventually(() => mails().length > before, `no code was sent to ${email}`);
  const code = codeIn(mails().at(-1)?.data.split('\r\n\r\n')[1] ?? '');
  const answer = await client.post('/api/Authenticate/verifymfacode/', { ...step, code });
  if (client.token === null) throw new Error(`${email} could not sign in: ${answer.status} ${answer.text}`);
  return client;
}
