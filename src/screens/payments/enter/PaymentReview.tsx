import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { previewPayment } from '../../../../contract/endpoints/payments';
import { ledgerKindName } from '../../../../contract/texts/ledgerNames';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { errorMessage } from '../../../api/base/errorMessage';
import { BusyMark } from '../../../components/BusyMark';
import { KeyFacts } from '../../../components/KeyFacts';
import { everythingOwed, type Payable } from '../../../components/ledger/owedThing';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { AppliedTable } from '../AppliedTable';
import type { ReceivedPayment } from '../paymentForm';

interface PaymentReviewProps {
  readonly payment: ReceivedPayment;
  readonly preview: DataOf<typeof previewPayment>;
  readonly payable: Payable;
  readonly failure: ApiFailure | null;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onEnter: () => void;
}

/** Before a payment is entered: what was written down, and where it will go. */
export function PaymentReview({
  payment,
  preview,
  payable,
  failure,
  isBusy,
  onBack,
  onEnter,
}: PaymentReviewProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const meant = everythingOwed(payable).find((owed) =>
    'reportId' in owed ? owed.reportId === payment.reportId : owed.exemptionId === payment.exemptionId,
  );
  return (
    <section className="surface" aria-labelledby="payment-review">
      <h2 id="payment-review" ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h2>
      <KeyFacts
        facts={[
          { name: t('enter.kind'), value: ledgerKindName(language, payment.kind) },
          { name: t('enter.amount'), value: format.money(payment.amount), isFigure: true },
          { name: t('enter.receivedOn'), value: format.date(payment.receivedOn) },
          { name: t('enter.reference'), value: payment.reference },
          { name: t('enter.report'), value: meant?.number ?? t('enter.oldestFirst') },
        ]}
      />
      <h3 className="mt-3">{t('review.goes')}</h3>
      <AppliedTable caption={t('review.goes')} {...preview} />
      <p>{t('review.balance', { amount: format.money(preview.companyBalance) })}</p>
      <div role="alert">
        {failure === null ? null : <p className="alert alert-danger">{errorMessage(failure, language)}</p>}
      </div>
      <div className="dialog-buttons">
        <Button color="secondary" outline onClick={onBack}>
          {t('review.change')}
        </Button>
        <Button color="primary" aria-disabled={isBusy} aria-busy={isBusy} onClick={onEnter}>
          {isBusy ? <BusyMark /> : null}
          {t('review.enter')}
        </Button>
      </div>
    </section>
  );
}
