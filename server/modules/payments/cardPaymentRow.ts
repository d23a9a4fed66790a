import type { Selectable } from 'kysely';
import type { CardPaymentTable } from '../../db/paymentTables';
import type { Queries } from '../../db/tables';

export type CardPaymentRow = Selectable<CardPaymentTable>;

/** One payment by card; null where there is none. */
export async function findCardPayment(queries: Queries, id: string): Promise<CardPaymentRow | null> {
  const row = await queries.selectFrom('card_payment').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The newest payment for a report or a closed year that stands in one of these states; null where there is none. */
export async function findPayment(
  queries: Queries,
  companyId: string,
  stored: Pick<CardPaymentRow, 'report_id' | 'exemption_id'>,
  states: readonly CardPaymentRow['status'][],
): Promise<CardPaymentRow | null> {
  const row = await queries
    .selectFrom('card_payment')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('report_id', 'is not distinct from', stored.report_id)
    .where('exemption_id', 'is not distinct from', stored.exemption_id)
    .where('status', 'in', states)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
