import { useTranslation } from 'react-i18next';
import { KeyFacts } from '../../components/KeyFacts';
import { useFormat } from '../../i18n/useFormat';
import type { ProgramShown } from './program';
import { dueRuleOf, refundWindowOf } from './rule';

interface LimitFactsProps {
  readonly program: ProgramShown;
}

/** Deadlines, charges and the sums above which more is asked for. */
export function LimitFacts({ program }: LimitFactsProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const due = dueRuleOf(program.dueRule);
  const deadline = refundWindowOf(program.refundDeadline);
  return (
    <section className="surface" aria-labelledby="limits">
      <h2 id="limits">{t('limits')}</h2>
      <KeyFacts
        facts={[
          {
            name: t('dueRule'),
            value: due === undefined ? program.dueRule : t(`dueRules.${due.kind}`, { number: due.number }),
          },
          { name: t('graceDays'), value: t('days', { count: program.graceDays }) },
          {
            name: t('lateCharge'),
            value: t('percent', { value: format.quantity(program.lateChargePercent) }),
          },
          {
            name: t('interest'),
            value: t('percent', { value: format.quantity(program.interestMonthlyPercent) }),
          },
          { name: t('refundDecisionDays'), value: t('days', { count: program.refundDecisionDays }) },
          {
            name: t('refundDeadline'),
            value:
              deadline === undefined
                ? program.refundDeadline
                : t(`windows.${deadline.kind}`, { number: deadline.number }),
          },
          { name: t('refundMinimum'), value: format.money(program.refundMinimum), isFigure: true },
          { name: t('twoApprovers'), value: format.money(program.twoApproverLimit), isFigure: true },
        ]}
      />
    </section>
  );
}
