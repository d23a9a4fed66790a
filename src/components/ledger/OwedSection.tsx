import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import type { Owed, Payable } from './owedThing';
import { PayableTable } from './PayableTable';

interface OwedSectionProps {
  readonly payable: Payable;
  readonly action?: (owed: Owed) => ReactNode;
  /** Where nothing else on the page says how much credit there is. */
  readonly isCreditNamed?: boolean;
}

/** What is owed by period, how a payment is shared out, and what waits as credit. */
export function OwedSection({ payable, action, isCreditNamed = false }: OwedSectionProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const id = useId();
  const [first, second, third] = payable.paymentOrder.map((part) => t(`parts.${part}`));
  return (
    <section className="surface">
      <h2 id={id}>{t('owed.title')}</h2>
      {payable.reports.length + payable.years.length === 0 ? (
        <p className="mb-0">{t('owed.nothing')}</p>
      ) : (
        <>
          <PayableTable payable={payable} {...(action === undefined ? {} : { action })} />
          <p className="text-body-secondary mb-0 mt-2">
            {t('owed.order', { first, second, third })}{' '}
            {t('owed.interestRate', { percent: format.quantity(payable.interestMonthlyPercent) })}
          </p>
        </>
      )}
      {payable.unappliedCredit === '0.00' ? null : (
        <p className="mb-0 mt-2">
          {isCreditNamed
            ? t('owed.creditOf', { amount: format.money(payable.unappliedCredit) })
            : t('owed.credit')}
        </p>
      )}
    </section>
  );
}
