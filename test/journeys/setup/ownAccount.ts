import { z } from 'zod';
import type { Role } from '../../../contract/roles';
import { decideChange } from '../../server/setup/confirmChange';
import { createClient, type TestClient } from '../../server/setup/testClient';
import { passwordIn } from '../../server/setup/outbox';
import { signInByCall } from './fileClaim';

/** An account that one journey has to itself: what it does to its sign-in disturbs no other. */
export interface OwnAccount {
  readonly email: string;
  readonly password: string;
  /** The same person without a browser. */
  readonly client: TestClient;
}

const mail = z.object({ kind: z.string(), to: z.string(), text: z.string().nullable() });
const company = z.object({ companyId: z.string() });

/** The newest email of a kind to an address, as the local outbox shows it. */
export async function newestMail(url: string, email: string, kind: string): Promise<string> {
  const answer = await createClient(url).get('/api/outbox');
  const mails = z.array(mail).parse(answer.body.data);
  const found = mails.find((each) => each.to === email && each.kind === kind);
  return z.string({ error: `${email} received no mail ${kind}` }).parse(found?.text);
}

const waiting = z.object({ pendingChangeId: z.string().nullable() });

/** An account of the board's staff exists once a second administrator has confirmed it. */
async function confirm(url: string, changeId: string): Promise<void> {
  const second = await signInByCall(url, 'admin2@northwood.example');
  const confirmed = await decideChange(second, changeId);
  if (confirmed.status !== 200) throw new Error(`the account was not confirmed: ${confirmed.text}`);
}

export const OWN_PASSWORD = 'plovers over cold marsh';

/**
 * An administrator makes an account, and its owner replaces the temporary password.
 * @param colleague whose company the account belongs to
 */
export async function makeAccount(
  url: string,
  name: string,
  role: Exclude<Role, 'none'>,
  colleague: string,
): Promise<OwnAccount> {
  const email = `${name}-${Date.now().toString(36)}@example.test`;
  const { companyId } = company.parse(
    (await createClient(url).signIn(colleague, 'northwood demo 2026')).body.data,
  );
  const admin = await signInByCall(url, 'admin@northwood.example');
  const made = await admin.post('/api/UserManager/createuser', {
    email,
    firstName: 'Ida',
    lastName: 'Thorne',
    companyId,
    roles: [role],
  });
  if (made.status !== 200) throw new Error(`no account was made: ${made.text}`);
  const { pendingChangeId } = waiting.parse(made.body.data);
  if (pendingChangeId !== null) await confirm(url, pendingChangeId);
  const temporary = passwordIn(await newestMail(url, email, 'account-invited'));
  const client = createClient(url);
  await client.signIn(email, temporary);
  const replaced = await client.post('/api/authenticate/resetTemporaryPassword', {
    currentPassword: temporary,
    newPassword: OWN_PASSWORD,
  });
  if (replaced.status !== 200) throw new Error(`the password was not replaced: ${replaced.text}`);
  await client.signIn(email, OWN_PASSWORD);
  return { email, password: OWN_PASSWORD, client };
}
