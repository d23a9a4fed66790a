import { sql, type Selectable } from 'kysely';
import type { MailTable } from '../../db/mailTables';
import type { Queries } from '../../db/tables';
import { redactText } from '../../system/redactSecrets';

export type DueMail = Selectable<MailTable>;

/** A process that ends while sending leaves its email to the others after this long. */
const LEASE_SECONDS = 120;
/** Seconds to the next try, by tries so far; the last one counts for all that follow. */
const PAUSES = [10, 60, 300, 900, 3_600] as const;
const LONGEST_PROBLEM = 300;

/** Takes the email that has waited longest, for this process alone; null when none is due. */
export async function takeDueMail(db: Queries, now: Date): Promise<DueMail | null> {
  const { rows } = await sql<DueMail>`
    update mail set tries = tries + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select id from mail
      where sent_at is null and given_up_at is null and next_try_at <= ${now}
      order by next_try_at, id limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0] ?? null;
}

export async function markSent(db: Queries, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: now, content: null, last_problem: null })
    .where('id', '=', id)
    .execute();
}

export async function abandonMail(db: Queries, id: string, now: Date, problem: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ given_up_at: now, content: null, last_problem: shortened(problem) })
    .where('id', '=', id)
    .execute();
}

export async function postponeMail(db: Queries, mail: DueMail, now: Date, problem: string): Promise<void> {
  const seconds = PAUSES[Math.min(mail.tries, PAUSES.length) - 1] ?? PAUSES[0];
  await db
    .updateTable('mail')
    .set({ next_try_at: new Date(now.getTime() + seconds * 1000), last_problem: shortened(problem) })
    .where('id', '=', mail.id)
    .execute();
}

const shortened = (problem: string): string => redactText(problem).slice(0, LONGEST_PROBLEM);
