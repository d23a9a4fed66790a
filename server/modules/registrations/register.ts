import type { z } from 'zod';
import type { registration } from '../../../contract/entities/company';
import type { Language } from '../../../contract/texts/sentence';
import { readTaxNumber } from '../../../domain/taxNumber';
import { inTransaction, type Tx } from '../../db/transaction';
import type { Services } from '../../services';
import { newSecretToken } from '../../system/ids';
import { appendAudit } from '../audit/appendAudit';
import { countMails } from '../mail/countMails';
import { queueMail } from '../mail/queueMail';
import { notify } from '../notifications/notify';
import { inEqualTime } from '../identity/equalTime';
import type { Visit } from '../identity/requestContext';
import { makeContact } from './contactAccount';

const REGISTRATION_MAILS = ['registration-received', 'registration-known'] as const;
/** More would only fill a stranger's mailbox. */
const MAILS_A_DAY = 3;
const REGISTRATIONS_A_DAY = 3;
const DAY_MS = 86_400_000;

export type Registration = z.output<typeof registration>;

/**
 * Keeps a request for an account: a pending company and, for its contact, an account that cannot sign in before the board has
 * approved it. An address that has an account in use changes nothing; the answer is the same in every case (specification,
 * section 7).
 */
export const register = (services: Services, form: Registration, visit: Visit): Promise<void> =>
  inEqualTime(() => save(services, form, visit));

async function save(services: Services, form: Registration, visit: Visit): Promise<void> {
  // Nobody knows this password; the account gets a real one when it is approved.
  const passwordHash = await services.hasher.hash(newSecretToken());
  await inTransaction(services.database, async (tx) => {
    const taken = await tx
      .selectFrom('app_user')
      .innerJoin('company', 'company.id', 'app_user.company_id')
      .select(['app_user.email', 'app_user.language', 'is_active', 'company.status'])
      .where((eb) => eb(eb.fn<string>('lower', ['app_user.email']), '=', form.email.toLowerCase()))
      .executeTakeFirst();
    if (taken?.is_active === true && !(await hasHadEnough(tx, taken.email, visit.at)))
      await notifyOwner(services, tx, taken, visit.at);
    // Another registration with the address may wait: the board decides whose it is (decision 79).
    const isOpen = taken === undefined || (!taken.is_active && taken.status === 'Pending');
    if (!isOpen || (await isOneTooMany(tx, form, visit.at))) return;
    const companyId = await insertCompany(tx, form, visit);
    const { contactName: name, email, phone } = form;
    const contact = { name, email, phone, language: visit.language };
    const contactUserId = await makeContact(tx, companyId, contact, passwordHash, visit.at);
    if (taken === undefined && contactUserId === null) {
      // The same form sent twice in this very moment: the other one stands.
      await tx.deleteFrom('company').where('id', '=', companyId).execute();
      return;
    }
    // Nothing that was typed: the address may be a stranger's.
    if (!(await hasHadEnough(tx, form.email, visit.at)))
      await queueMail(services, tx, visit.at, {
        kind: 'registration-received',
        to: form.email,
        language: visit.language,
        values: {},
      });
    await notify(
      tx,
      { at: visit.at, caller: null },
      {
        kind: 'company-registered',
        values: { company: form.legalName },
        audience: { kind: 'roles', roles: ['admin'] },
        touches: [{ type: 'company', id: companyId }],
      },
    );
    await appendAudit(
      tx,
      { caller: null, source: visit.source, at: visit.at },
      {
        action: 'company-registered',
        subject: { type: 'company', id: companyId },
        companyId,
        details: { kind: form.kind, contactUserId },
      },
    );
  });
}

async function insertCompany(tx: Tx, form: Registration, visit: Visit): Promise<string> {
  const { id } = await tx
    .insertInto('company')
    .values({
      legal_name: form.legalName,
      kind: form.kind,
      status: 'Pending',
      tax_id: form.taxId === '' ? null : readTaxNumber(form.taxId, form.address.country),
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
  return id;
}

/** Whether the same company waits already, or enough were registered with the address today. */
async function isOneTooMany(tx: Tx, form: Registration, at: Date): Promise<boolean> {
  const known = await tx
    .selectFrom('company')
    .select(['legal_name', 'status', 'created_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', form.email.toLowerCase()))
    .execute();
  const yesterday = new Date(at.getTime() - DAY_MS);
  return (
    known.some((one) => one.status === 'Pending' && one.legal_name === form.legalName) ||
    known.filter((one) => one.created_at > yesterday).length >= REGISTRATIONS_A_DAY
  );
}

const hasHadEnough = async (tx: Tx, email: string, at: Date): Promise<boolean> =>
  (await countMails(tx, email, REGISTRATION_MAILS, new Date(at.getTime() - DAY_MS))) >= MAILS_A_DAY;

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
