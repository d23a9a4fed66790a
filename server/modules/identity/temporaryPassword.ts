import type { MailKind } from '../../../contract/texts/mail';
import type { Language, Values } from '../../../contract/texts/sentence';
import type { Tx } from '../../db/transaction';
import type { Services } from '../../services';
import { newReadableSecret } from '../../system/ids';
import { queueMail, type MailServices } from '../mail/queueMail';

const HOURS = 24;
/** 80 bits. */
const GROUPS = 4;

/** A password nobody chose: the mailbox alone sees its text, administrators included in those who do not (6.4.6). */
export interface TemporaryPassword {
  readonly text: string;
  readonly hash: string;
}

export async function makeTemporaryPassword({
  hasher,
}: Pick<Services, 'hasher'>): Promise<TemporaryPassword> {
  const text = newReadableSecret(GROUPS);
  return { text, hash: await hasher.hash(text) };
}

/** The columns of a temporary password that works for 24 hours from `at`, or until its owner chooses another. */
export const temporaryPasswordColumns = (temporary: TemporaryPassword, at: Date) => ({
  password_hash: temporary.hash,
  has_temporary_password: true,
  temporary_password_expires_at: new Date(at.getTime() + HOURS * 3_600_000),
});

/** Emails a temporary password to its owner. */
export function mailTemporaryPassword(
  services: MailServices,
  tx: Tx,
  at: Date,
  letter: {
    readonly kind: Extract<MailKind, 'temporary-password' | 'account-invited' | 'registration-approved'>;
    readonly to: string;
    readonly language: Language;
    readonly temporary: TemporaryPassword;
    readonly values?: Values;
  },
): Promise<void> {
  const { kind, to, language, temporary } = letter;
  return queueMail(services, tx, at, {
    kind,
    to,
    language,
    values: { ...letter.values, password: temporary.text, hours: HOURS, link: services.config.publicUrl },
    goodForSeconds: HOURS * 3_600,
  });
}
