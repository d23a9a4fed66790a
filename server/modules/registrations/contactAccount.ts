import type { Language } from '../../../contract/texts/sentence';
import type { Tx } from '../../db/transaction';

/** The person who registered a company, as the account they get. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
}

/**
 * Makes an account for a company's contact. It can't sign in before the board has approved the company.
 * @returns its ID, or null where the address has an account
 */
export async function makeContact(
  tx: Tx,
  companyId: string,
  { name, email, phone, language }: Contact,
  passwordHash: string,
  at: Date,
): Promise<string | null> {
  const made = await tx
    .insertInto('app_user')
    .values({
      email,
      ...splitName(name),
      phone,
      company_id: companyId,
      roles: ['user'],
      password_hash: passwordHash,
      is_active: false,
      language,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/**
 * Makes sure that a company about to be approved has the account of its contact. Several registrations may wait with one address: the
 * account is the one's that is approved.
 * @returns false where the address has an account that is in use
 */
export async function claimContact(
  tx: Tx,
  companyId: string,
  passwordHash: string,
  at: Date,
): Promise<boolean> {
  const own = await tx
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (own !== undefined) return true;
  const { contact_name, email, phone, language } = await tx
    .selectFrom('company')
    .select(['contact_name', 'email', 'phone', 'language'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const made = await makeContact(
    tx,
    companyId,
    { name: contact_name, email, phone, language },
    passwordHash,
    at,
  );
  if (made !== null) return true;
  const taken = await tx
    .updateTable('app_user')
    .from('company')
    .set({ company_id: companyId, ...splitName(contact_name), phone, language })
    .whereRef('company.id', '=', 'app_user.company_id')
    .where('company.status', '=', 'Pending')
    .where('app_user.is_active', '=', false)
    .where((eb) => eb(eb.fn<string>('lower', ['app_user.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** The last word is taken as the family name. */
function splitName(name: string): { readonly first_name: string; readonly last_name: string } {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return { first_name: words.join(' '), last_name: last };
}
