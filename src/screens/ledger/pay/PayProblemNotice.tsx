import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat';
import type { PayProblem } from './payState';

interface PayProblemNoticeProps {
  readonly problem: PayProblem;
  /** What would be charged now. */
  readonly amount: string;
}

/** Why the last try came to nothing, and that the next one is safe. */
export function PayProblemNotice({ problem, amount }: PayProblemNoticeProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  if (problem.kind === 'amount-changed')
    return (
      <div className="alert alert-warning">
        {t('pay.amountChanged', { before: format.money(problem.before), amount: format.money(amount) })}
      </div>
    );
  return (
    <div className="alert alert-danger">
      {problem.kind === 'from-server' ? problem.sentence : t(`pay.${problem.kind}`)}{' '}
      {problem.kind === 'unanswered' ? null : t('pay.nothingCharged')}
    </div>
  );
}
