import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Alert } from 'reactstrap';
import { escapeHtml } from '../../../contract/texts/sentence';
import { useFormat } from '../../i18n/useFormat';
import { alertRaised } from '../../state/alerts';
import { type CardPaymentState, useServerTruth } from './pay/useServerTruth';

interface OpenCardPaymentProps {
  readonly id: string;
  readonly number: string;
}

/** A payment by card that an earlier visit began: the server says what became of it, however the browser was left. */
export function OpenCardPayment({ id, number }: OpenCardPaymentProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const dispatch = useDispatch();
  const [status, setStatus] = useState<CardPaymentState | null>(null);
  // One that is merely open waits for its payer; only one on its way to the bank is looked at again.
  const isWatched = status === null || status.state === 'processing';
  useServerTruth(isWatched ? id : null, (answer) => {
    setStatus(answer);
    if (answer.state === 'succeeded')
      dispatch(
        alertRaised(
          escapeHtml(t('arrived', { amount: format.money(answer.amount), number, receipt: answer.receipt })),
          'success',
        ),
      );
  });
  return status?.state === 'processing' ? (
    <Alert color="info" fade={false}>
      {t('processing', { number, amount: format.money(status.amount) })}
    </Alert>
  ) : null;
}
