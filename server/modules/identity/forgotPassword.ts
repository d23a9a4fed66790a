import { inTransaction, type Tx } from '../../db/transaction';
import type { Services } from '../../services';
import { digestOf, newSecretToken } from '../../system/ids';
import { appendWithoutWaiting } from '../audit/appendWithoutWaiting';
import { recordRefusal } from '../audit/recordRefusal';
import { countMails } from '../mail/countMails';
import { queueMail } from '../mail/queueMail';
import { inEqualTime } from './equalTime';
import type { Visit } from './requestContext';
import { selectPasswordOwner, type PasswordOwner } from './newPassword';
import { attemptAddress, attemptDigest } from './signInAttempts';

const LINK_MINUTES = 30;
/**
 * Links that a mailbox gets within the life of one; more would only fill it. Because both times are the same, whoever is refused has
 * a link in the mailbox that works: a stranger who asks for links keeps nobody from setting a password.
 */
const LINKS_AT_A_TIME = 3;

/**
 * Sends a link to set a new password. Known and unknown addresses are answered alike and in the same time; only the mailbox tells.
 * The link is built from the configured address, never from what the request claims to have called.
 */
export const forgotPassword = (services: Services, email: string, visit: Visit): Promise<void> =>
  inEqualTime(() => sendLink(services, attemptAddress(email), visit));

const sendLink = (services: Services, address: string, visit: Visit): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    const owner = await selectPasswordOwner(tx)
      .where((eb) => eb(eb.fn<string>('lower', ['app_user.email']), '=', address))
      .executeTakeFirst();
    if (owner?.is_active !== true || (await hasHadEnough(tx, owner.email, visit.at))) {
      await recordRefusal(tx, byVisitor(visit), {
        ...linkAsked(owner ?? null),
        details: { address: attemptDigest(address) },
      });
      return;
    }
    const token = await makePasswordLink(tx, owner.id, visit.at, LINK_MINUTES);
    await queueMail(services, tx, visit.at, {
      kind: 'reset-link',
      to: owner.email,
      language: owner.language,
      values: { link: passwordLink(services.config, token), minutes: LINK_MINUTES },
      goodForSeconds: LINK_MINUTES * 60,
    });
    await appendWithoutWaiting(tx, byVisitor(visit), linkAsked(owner));
  });

const byVisitor = ({ source, at }: Visit) => ({ caller: null, source, at });

const linkAsked = (owner: PasswordOwner | null) =>
  ({
    action: 'password-link-asked',
    subject: { type: 'user', id: owner?.id ?? null },
    companyId: owner?.company_id ?? null,
  }) as const;

/** Makes a link's token of 256 random bits. Links made before it end: only the newest counts. */
export async function makePasswordLink(tx: Tx, userId: string, at: Date, minutes: number): Promise<string> {
  const token = newSecretToken();
  await tx.deleteFrom('password_link').where('user_id', '=', userId).execute();
  await tx
    .insertInto('password_link')
    .values({
      token_hash: digestOf(token),
      user_id: userId,
      created_at: at,
      expires_at: new Date(at.getTime() + minutes * 60_000),
    })
    .execute();
  return token;
}

/** The token stands behind the hash sign: browsers send that part to no server, and no proxy writes it down. */
export const passwordLink = (config: Pick<Services['config'], 'publicUrl'>, token: string): string =>
  `${config.publicUrl}/resetpassword#token=${token}`;

const hasHadEnough = async (tx: Tx, email: string, at: Date): Promise<boolean> =>
  (await countMails(tx, email, ['reset-link'], new Date(at.getTime() - LINK_MINUTES * 60_000))) >=
  LINKS_AT_A_TIME;
