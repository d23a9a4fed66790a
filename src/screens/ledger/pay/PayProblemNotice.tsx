import { useTranslation } from 'react-i18next';
import type { PayProblem } from './payState';

interface PayProblemNoticeProps {
  readonly problem: PayProblem;
}

/** Why the last try came to nothing, and that the next one is safe. */
export function PayProblemNotice({ problem }: PayProblemNoticeProps) {
  const { t } = useTranslation('ledger');
  return (
    <div className="alert alert-danger">
      {problem.kind === 'from-server' ? problem.sentence : t(`pay.${problem.kind}`)}{' '}
      {problem.kind === 'unanswered' ? null : t('pay.nothingCharged')}
    </div>
  );
}
