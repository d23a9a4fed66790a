import type { RefundDetails } from '../../../contract/entities/refund';
import { formatMoney } from '../../../domain/money';
import type { Queries } from '../../db/tables';
import type { ClaimRow } from '../refunds/claimRecord';
import { findAccountsOf } from './accountsOf';
import { findUnpaidBalance } from './unpaidBalance';

/** How a granted claim's money stands, with what its company owes otherwise. */
export async function findPresentedAccount(
  queries: Queries,
  claim: Pick<ClaimRow, 'id' | 'company_id'>,
): Promise<NonNullable<RefundDetails['account']>> {
  const account = (await findAccountsOf(queries, [claim.id])).get(claim.id);
  return {
    payable: formatMoney(account?.payable ?? 0n),
    receivable: formatMoney(account?.receivable ?? 0n),
    companyReceivable: formatMoney(account?.companyReceivable ?? 0n),
    unpaidBalance: formatMoney(await findUnpaidBalance(queries, claim.company_id)),
  };
}
