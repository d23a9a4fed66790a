import type { Tx } from '../../db/transaction';
import { chainRow, tryHoldChain } from './appendAudit';
import { auditRowOf, type AuditBy, type AuditFact, type UnchainedRow } from './auditRow';

/**
 * Records a step of signing in or a refusal, which nobody should wait for: at the end of the chain when that is free, otherwise in
 * a table of rows that wait for their place there (decision 77). Either way it is committed with the transaction.
 */
export const appendWithoutWaiting = (tx: Tx, by: AuditBy, fact: AuditFact): Promise<void> =>
  chainOrLeave(tx, auditRowOf(by, fact));

export async function chainOrLeave(tx: Tx, row: UnchainedRow): Promise<void> {
  if (await tryHoldChain(tx)) await chainRow(tx, row);
  else
    await tx
      .insertInto('waiting_audit_entry')
      .values({ entry: JSON.stringify(row) })
      .execute();
}
