import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { refreshRisk, UNDECIDED } from './refreshRisk';

/** Claims that one transaction holds, so that nobody who decides on one waits long. */
const AT_ONCE = 200;

/** Refreshes the risk of every undecided claim: days pass, and Customs corrects lines. Any number of processes may do it at once. */
export async function refreshOpenRisk(database: Database, at: Date, signal?: AbortSignal): Promise<void> {
  let after: string | undefined = '0';
  while (after !== undefined && signal?.aborted !== true) {
    const claims: readonly { readonly id: string }[] = await database.db
      .selectFrom('refund_claim')
      .select('id')
      .where('id', '>', after)
      .where('status', 'in', UNDECIDED)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    await inTransaction(database, (tx) =>
      refreshRisk(
        tx,
        at,
        claims.map(({ id }) => id),
      ),
    );
    after = claims.at(-1)?.id;
  }
}
