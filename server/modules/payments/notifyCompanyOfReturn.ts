import { formatMoney, money, sumMoney } from '../../../domain/money';
import type { Tx } from '../../db/transaction';
import type { PostedEntry } from '../ledger/postEntries';
import { notify } from '../notifications/notify';

/** Tells the company whose balance refunds and disputes at the card provider moved; nobody where they moved nothing. */
export async function notifyCompanyOfReturn(
  tx: Tx,
  companyId: string,
  ledger: readonly PostedEntry[],
  at: Date,
): Promise<void> {
  const moved = sumMoney(
    ledger.filter(({ kind }) => kind.startsWith('CARD_')).map(({ amount }) => money(amount)),
  );
  if (moved === 0n) return;
  await notify(
    tx,
    { at, caller: null },
    {
      kind: moved > 0n ? 'card-payment-returned' : 'card-payment-restored',
      values: { amount: formatMoney(moved > 0n ? moved : -moved) },
      audience: { kind: 'company', companyId },
      touches: [{ type: 'report' }, { type: 'company' }],
    },
  );
}
