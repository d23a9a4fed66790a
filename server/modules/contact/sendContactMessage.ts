import { inTransaction, type Tx } from '../../db/transaction';
import type { Services } from '../../services';
import { programInForce } from '../configuration/programInForce';
import type { Visit } from '../identity/requestContext';
import { queueMail } from '../mail/queueMail';
import { notify } from '../notifications/notify';

export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/**
 * Brings a message to the board's mailbox, where "reply" goes to its writer, and to the administrators' list. Nothing is emailed to
 * the address given: it may be anybody's.
 */
export const sendContactMessage = (services: Services, form: ContactForm, visit: Visit): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    const { name, email, message } = form;
    await storeContactMessage(tx, form, visit.at);
    const { email: mailbox } = await programInForce(tx, visit.at);
    await queueMail(services, tx, visit.at, {
      kind: 'contact-message',
      to: mailbox,
      language: 'en',
      values: { name, email, message },
      replyTo: email,
    });
  });

/**
 * Brings a message to the administrators' list, and tells them.
 * @returns its id
 */
export async function storeContactMessage(tx: Tx, form: ContactForm, at: Date): Promise<string> {
  const { name, email, message } = form;
  const { id } = await tx
    .insertInto('contact_message')
    .values({ received_at: at, name, email, message })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notify(
    tx,
    { at, caller: null },
    {
      kind: 'contact-received',
      values: { person: name },
      audience: { kind: 'roles', roles: ['admin'] },
      touches: [],
    },
  );
  return id;
}
