import type { Explanation } from '../../../contract/fields';
import { explainCharge } from '../../../domain/chargeExplanation';
import { formatMoney } from '../../../domain/money';
import type { Accrual, Settlement } from '../../../domain/settlement';
import type { AccountFacts } from './accountFacts';

/** A late charge or a month of interest as the account stands now, and how it came about. */
export interface Charge {
  readonly obligationId: string;
  readonly kind: Accrual['kind'];
  readonly date: string;
  readonly amount: string;
  readonly explanation: Explanation;
}

/** Every charge of a settled account, in order of time. */
export const chargesOf = (
  { accruals }: Pick<Settlement, 'accruals'>,
  { obligations }: Pick<AccountFacts, 'obligations'>,
): readonly Charge[] =>
  accruals.flatMap((accrual) => {
    const obligation = obligations.find(({ id }) => id === accrual.obligationId);
    if (obligation === undefined) return [];
    const { obligationId, kind, date, amount } = accrual;
    const explanation = explainCharge(accrual, obligation).map(({ step, values }) => ({
      step,
      values: { ...values },
    }));
    return [{ obligationId, kind, date, amount: formatMoney(amount), explanation }];
  });

/** How an entry for a charge came about, and what has become of it where later facts have moved it. */
export function explainEntry(
  entry: {
    readonly root: string;
    readonly kind: Accrual['kind'];
    readonly date: string;
    readonly amount: string;
  },
  charges: readonly Charge[],
): Explanation {
  const charge = charges.find(
    ({ obligationId, kind, date }) =>
      obligationId === entry.root && kind === entry.kind && date === entry.date,
  );
  if (charge === undefined) return [{ step: 'charge-gone', values: {} }];
  return charge.amount === entry.amount
    ? charge.explanation
    : [{ step: 'charge-moved', values: { amount: charge.amount } }, ...charge.explanation];
}
