import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from 'reactstrap';
import { nextBankingDay } from '../../../domain/bankingDay';
import { usePreparePaymentRunMutation } from '../../api/paymentRuns';
import { useSending } from '../../api/base/useSending';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { TextField } from '../../components/form/TextField';
import { useBoardToday } from '../../i18n/useBoardToday';
import { useFormat } from '../../i18n/useFormat';

interface PrepareRunProps {
  readonly claimIds: readonly string[];
  /** What the claims come to, as it is on screen. */
  readonly total: string;
}

/** Makes a run of the chosen claims, for somebody else to release. */
export function PrepareRun({ claimIds, total }: PrepareRunProps) {
  const { t } = useTranslation('paymentRuns');
  const format = useFormat();
  const navigate = useNavigate();
  const sending = useSending('payment-run');
  const [prepare] = usePreparePaymentRunMutation();
  const today = useBoardToday();
  const [typedDay, setPayOn] = useState<string | null>(null);
  const payOn = typedDay ?? nextBankingDay(today);
  const [isConfirming, setConfirming] = useState(false);
  const isReady = claimIds.length > 0 && payOn !== '';

  async function send(): Promise<string | null> {
    const body = { claimIds: [...claimIds], payOn, total };
    const answer = await sending.deliver(body, (idempotencyKey) => prepare({ body, idempotencyKey }));
    if (answer.data !== undefined) void navigate(`/admin/paymentruns?id=${answer.data.id}`);
    return sending.sentenceOf(answer);
  }

  return (
    <div className="payment-run-bar">
      <TextField
        id="pay-on"
        type="date"
        label={t('prepare.payOn')}
        value={payOn}
        onChange={(event) => {
          setPayOn(event.target.value);
        }}
      />
      <Button
        color="primary"
        aria-disabled={!isReady}
        aria-describedby={isReady ? undefined : 'why-not-prepare'}
        onClick={() => {
          if (isReady) setConfirming(true);
        }}
      >
        {t('prepare.button', { total: format.money(total) })}
      </Button>
      {isReady ? null : (
        <span className="refusal" id="why-not-prepare">
          {t(claimIds.length === 0 ? 'prepare.noClaims' : 'prepare.noDate')}
        </span>
      )}
      {isConfirming ? (
        <ConfirmDialog
          title={t('prepare.question')}
          confirm={t('prepare.confirm')}
          onConfirm={send}
          onClose={() => {
            setConfirming(false);
          }}
        >
          <p>
            {t('prepare.about', {
              count: claimIds.length,
              total: format.money(total),
              date: format.date(payOn),
            })}
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
