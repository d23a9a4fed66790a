import { z } from 'zod';
import type { TestPortal } from './testPortal';
import { readOutbox, type OutboxMail } from '../../../server/modules/mail/readOutbox';

/** What a mailbox of the tests has received, newest first. */
export const mailsTo = async (portal: TestPortal, address: string): Promise<OutboxMail[]> =>
  (await readOutbox(portal.services.database.db, portal.services.sealer)).filter(({ to }) => to === address);

/** The newest email of a kind to an address, or the test fails. */
export async function newestMail(portal: TestPortal, address: string, kind: string): Promise<string> {
  const found = (await mailsTo(portal, address)).find((mail) => mail.kind === kind);
  return z.string({ error: `${address} received no mail ${kind}` }).parse(found?.text);
}

const first = (pattern: RegExp, text: string): string =>
  z.string({ error: `nothing like ${String(pattern)} in: ${text}` }).parse(pattern.exec(text)?.[1]);

/** The token of a link to set a new password. */
export const linkTokenIn = (text: string): string => first(/resetpassword#token=([\w-]+)/, text);

/** The six digits of a sign-in code. */
export const codeIn = (text: string): string => first(/\b(\d{6})\b/, text);

/** A temporary password, on a line of its own. */
export const passwordIn = (text: string): string => first(/^(\w{4}(?:-\w{4})+)$/m, text);
