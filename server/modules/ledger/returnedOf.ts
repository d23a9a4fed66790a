import { type RawBuilder, sql } from 'kysely';

/**
 * What was taken back of a payment: 0 while it stands whole, its amount once it is reversed.
 * @param entryId a reference to the payment's entry, such as `payment.id`
 */
export const returnedOf = (entryId: string): RawBuilder<string> => sql<string>`(
  select coalesce(sum(back.amount), 0)::numeric(14,2) from ledger_entry back where back.reversal_of = ${sql.ref(entryId)})`;
