import { instantText } from '../../../contract/texts/instantText';
import { passwordProblem } from '../../../domain/passwordRule';
import type { Language } from '../../../contract/texts/sentence';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';
import { fieldFailed, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { queueMail, type MailServices } from '../mail/queueMail';
import { isLeakedPassword } from './leakedPasswords';
import { revokeSessions, type RevocationReason } from './revokeSessions';
import { hasSecondFactor, type FactorOwner } from './secondFactor';
import { attemptAddress, forgetFailures } from './signInAttempts';
import { fullName } from '../users/fullName';

/** A person whose password is about to be replaced. */
export interface PasswordOwner extends FactorOwner {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly company_id: string;
  readonly language: Language;
  readonly legal_name: string;
  readonly password_hash: string;
  readonly is_active: boolean;
}

/** Words of the portal itself, which anybody would try. */
const PORTAL_WORDS = ['Northwood Timber Board portal'];

/** The person of an id together with the company's name. */
export const selectPasswordOwner = (db: Queries) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['app_user.id', 'app_user.email', 'first_name', 'last_name', 'company_id', 'app_user.language'])
    .select(['legal_name', 'password_hash', 'is_active', 'roles', 'mfa_enabled']);

/** Why a password cannot be this person's new one, beside the field `newPassword`; null when it can. */
export async function refuseNewPassword(
  services: Pick<Services, 'hasher' | 'config'>,
  owner: PasswordOwner,
  password: string,
): Promise<Outcome<never> | null> {
  const problem = passwordProblem(password, {
    hasSecondFactor: hasSecondFactor(owner, services.config),
    personalTexts: [
      fullName(owner.first_name, owner.last_name),
      owner.email,
      owner.legal_name,
      ...PORTAL_WORDS,
    ],
  });
  if (problem !== null) {
    const { kind, ...values } = problem;
    return fieldFailed('newPassword', kind, values);
  }
  if (isLeakedPassword(password)) return fieldFailed('newPassword', 'password-leaked');
  const isOld = await services.hasher.verify(password, owner.password_hash);
  return isOld ? fieldFailed('newPassword', 'password-unchanged') : null;
}

export interface PasswordReplacement {
  readonly hash: string;
  readonly reason: Extract<RevocationReason, 'password-changed' | 'password-reset'>;
  readonly at: Date;
  readonly boardZone: string;
  /** The session that goes on; null when none does. */
  readonly storedSessionId: string | null;
}

/**
 * Gives a person a password of their own. Links and codes under way end with the old one, and so do the person's other sessions
 * and live connections; the mailbox hears of it (6.3.7).
 */
export async function replacePassword(
  services: MailServices,
  tx: Tx,
  owner: PasswordOwner,
  { hash, reason, at, boardZone, storedSessionId }: PasswordReplacement,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((eb) => ({
      password_hash: hash,
      has_temporary_password: false,
      temporary_password_expires_at: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', owner.id)
    .execute();
  await invalidatePendingSecrets(tx, owner.id);
  await forgetFailures(tx, attemptAddress(owner.email));
  await revokeSessions(tx, owner.id, reason, at, storedSessionId);
  const { config } = services;
  await queueMail(services, tx, at, {
    kind: 'password-changed',
    to: owner.email,
    language: owner.language,
    values: {
      when: instantText(owner.language, boardZone, at.getTime()),
      link: `${config.publicUrl}/ForgotPassword`,
    },
  });
}

/** Links to set a password, codes awaited and a change of address under way count for nothing any more. */
export async function invalidatePendingSecrets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_link').where('user_id', '=', userId).execute();
  await tx.deleteFrom('awaited_code').where('user_id', '=', userId).execute();
  await tx.deleteFrom('confirmation_code').where('user_id', '=', userId).execute();
  await tx.deleteFrom('email_change').where('user_id', '=', userId).execute();
}
