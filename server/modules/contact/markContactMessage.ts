import type { ContactMessage } from '../../../contract/endpoints/contact';
import { mayAnswerMessages } from '../../../domain/contactPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import { failed, refusalOf, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { findContactMessages } from './listContactMessages';

/** Notes that a message was answered, or that it was not after all; saying the same twice changes nothing. */
export async function markContactMessage(
  ctx: RequestContext,
  messageId: string,
  state: ContactMessage['state'],
): Promise<Outcome<ContactMessage>> {
  const { actor } = ctx.caller;
  const refusal = refusalOf(mayAnswerMessages(actor));
  if (refusal !== null) return fail(refusal);
  if (!isRowId(messageId)) return failed('not-found');
  return ctx.transact(async (tx) => {
    const isAnswered = state === 'answered';
    const marked = await tx
      .updateTable('contact_message')
      .set(
        isAnswered
          ? { answered_at: ctx.at, answered_by: actor.userId }
          : { answered_at: null, answered_by: null },
      )
      .where('id', '=', messageId)
      .where('answered_at', isAnswered ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (marked.numUpdatedRows === 1n)
      await appendAudit(tx, ctx, {
        action: isAnswered ? 'contact-message-answered' : 'contact-message-reopened',
        subject: { type: 'contact-message', id: messageId },
        companyId: null,
      });
    const [message] = await findContactMessages(tx, [messageId]);
    return message === undefined ? failed('not-found') : ok(message);
  });
}
