import type { z } from 'zod';
import type { registration } from '../../../contract/entities/company';
import type { Language } from '../../../contract/texts/sentence';
import { inTransaction, type Tx } from '../../db/transaction';
import type { Services } from '../../services';
import { newSecretToken } from '../../system/ids';
import { appendAudit } from '../audit/appendAudit';
import { queueMail } from '../mail/queueMail';
import { notify } from '../notifications/notify';
import { inEqualTime } from '../identity/equalTime';
import type { Visit } from '../identity/requestContext';

export type Registration = z.output<typeof registration>;

/**
 * Keeps a request for an account: a pending company and, for its contact, an account that cannot sign in before the board has
 * approved it. An address that has an account already changes nothing; the answer is the same in every case (specification,
 * section 7).
 */
export const register = (services: Services, form: Registration, visit: Visit): Promise<void> =>
  inEqualTime(() => save(services, form, visit));

async function save(services: Services, form: Registration, visit: Visit): Promise<void> {
  const { first, last } = splitName(form.contactName);
  // Nobody knows this password; the account gets a real one when it is approved.
  const passwordHash = await services.hasher.hash(newSecretToken());
  await inTransaction(services.database, async (tx) => {
    const taken = await tx
      .selectFrom('app_user')
      .select(['email', 'language', 'is_active'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', form.email.toLowerCase()))
      .executeTakeFirst();
    if (taken !== undefined) {
      if (taken.is_active) await notifyOwner(services, tx, taken, visit.at);
      return;
    }
    const company = await tx
      .insertInto('company')
      .values({
        legal_name: form.legalName,
        kind: form.kind,
        status: 'Pending',
        tax_id: form.taxId === '' ? null : form.taxId,
        street1: form.address.street1,
        street2: form.address.street2,
        city: form.address.city,
        region: form.address.region,
        postal_code: form.address.postalCode,
        country: form.address.country,
        contact_name: form.contactName,
        phone: form.phone,
        email: form.email,
        language: visit.language,
        registration_message: [form.importerNumber, form.message].filter(Boolean).join('\n'),
        created_at: visit.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = await tx
      .insertInto('app_user')
      .values({
        email: form.email,
        first_name: first,
        last_name: last,
        phone: form.phone,
        company_id: company.id,
        roles: ['user'],
        password_hash: passwordHash,
        is_active: false,
        language: visit.language,
        created_at: visit.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) {
      // Somebody registered the same address in this very moment: theirs stands.
      await tx.deleteFrom('company').where('id', '=', company.id).execute();
      return;
    }
    await queueMail(services, tx, visit.at, {
      kind: 'registration-received',
      to: form.email,
      language: visit.language,
      values: { company: form.legalName },
    });
    await notify(
      tx,
      { at: visit.at, caller: null },
      {
        kind: 'company-registered',
        values: { company: form.legalName },
        audience: { kind: 'roles', roles: ['admin'] },
        touches: [{ type: 'company', id: company.id }],
      },
    );
    await appendAudit(
      tx,
      { caller: null, source: visit.source, at: visit.at },
      {
        action: 'company-registered',
        subject: { type: 'company', id: company.id },
        companyId: company.id,
        details: { kind: form.kind, contactUserId: user.id },
      },
    );
  });
}

/** Only the mailbox tells that an address has an account. */
const notifyOwner = (
  services: Services,
  tx: Tx,
  owner: { readonly email: string; readonly language: Language },
  at: Date,
): Promise<void> =>
  queueMail(services, tx, at, {
    kind: 'registration-known',
    to: owner.email,
    language: owner.language,
    values: { link: services.config.publicUrl },
  });

/** The last word is taken as the family name. */
function splitName(name: string): { readonly first: string; readonly last: string } {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return { first: words.join(' '), last };
}
