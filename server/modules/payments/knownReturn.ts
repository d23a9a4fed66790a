import type { Selectable } from 'kysely';
import type { KnownReturn } from '../../../domain/cardReturn';
import type { CardReturnTable } from '../../db/paymentTables';

type Stored = Pick<Selectable<CardReturnTable>, 'kind' | 'state' | 'amount' | 'as_of' | 'said_since'>;

/** A stored refund, dispute, or total as the rules read it. */
export const knownReturn = <R extends Stored>(row: R): Omit<R, 'amount'> & KnownReturn => ({
  ...row,
  amount: BigInt(row.amount),
  asOf: Number(row.as_of),
  since: Number(row.said_since),
});
