import type { Selectable } from 'kysely';
import type { CardPaymentTable } from '../../db/paymentTables';
import type { Queries } from '../../db/tables';

export type CardPaymentRow = Selectable<CardPaymentTable>;

/** One payment by card; null where there is none. */
export async function findCardPayment(queries: Queries, id: string): Promise<CardPaymentRow | null> {
  const row = await queries.selectFrom('card_payment').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The payment that is open for a report; null where there is none. */
export async function findLivePayment(queries: Queries, root: string): Promise<CardPaymentRow | null> {
  const row = await queries
    .selectFrom('card_payment')
    .selectAll()
    .where('report_id', '=', root)
    .where('status', 'in', ['opening', 'open'])
    .executeTakeFirst();
  return row ?? null;
}
