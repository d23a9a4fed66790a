import { sql } from 'kysely';
import type { MailKind } from '../../../contract/texts/mail';
import type { Queries } from '../../db/tables';

/** How many emails of some kinds a mailbox got since an instant, sent or not. */
export async function countMails(
  db: Queries,
  recipient: string,
  kinds: readonly MailKind[],
  since: Date,
): Promise<number> {
  const { sent } = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where(sql`lower(recipient)`, '=', recipient.toLowerCase())
    .where('kind', 'in', [...kinds])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return sent;
}
