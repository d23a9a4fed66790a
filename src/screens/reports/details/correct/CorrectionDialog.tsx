import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { LIMITS } from '../../../../../contract/limits';
import { escapeHtml } from '../../../../../contract/texts/sentence';
import { useProposeCorrectionMutation } from '../../../../api/corrections';
import { errorMessage } from '../../../../api/errorMessage';
import { useSendOnce } from '../../../../api/useSendOnce';
import { KeptReasonDialog } from '../../../../routing/KeptReasonDialog';
import { TextField } from '../../../../components/form/TextField';
import { decimalMarkOf } from '../../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../../i18n/useFormat';
import { alertRaised } from '../../../../state/alerts';
import type { ReportRecord } from '../../create/useSubmitReport';
import { readWriteOff, typedAmount } from './readWriteOff';

interface CorrectionDialogProps {
  readonly kind: 'write-off' | 'void';
  readonly report: ReportRecord;
  readonly onClose: () => void;
}

/** Asks what is to be given up and why, or why a report is to be voided, and says what it means. */
export function CorrectionDialog({ kind, report, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('correction');
  const language = useLanguage();
  const format = useFormat();
  const dispatch = useDispatch();
  const [propose] = useProposeCorrectionMutation();
  const once = useSendOnce(`correction-${kind}-${report.id}`);
  const [typed, setTyped] = useState(() => typedAmount(report.balance, language));
  const [fault, setFault] = useState<string>();

  async function send(reason: string): Promise<string | null> {
    const read = kind === 'void' ? { ok: true as const, value: '0.00' } : readAmount();
    if (!read.ok) {
      setFault(read.failure);
      return read.failure;
    }
    setFault(undefined);
    const body = { kind, reportId: report.id, version: report.version, amount: read.value, reason };
    const answer = await once.send(body, (idempotencyKey) => propose({ body, idempotencyKey }));
    if (answer === null) return t('busy');
    if (!answer.ok) return errorMessage(answer.failure, language);
    const { state, amount } = answer.data;
    const said = state === 'waiting' ? t('asked') : t(`done.${kind}`, { amount: format.money(amount) });
    dispatch(alertRaised(escapeHtml(said), 'success'));
    return null;
  }

  function readAmount() {
    const amount = readWriteOff(typed, report.balance, decimalMarkOf(language));
    return amount.ok
      ? amount
      : { ok: false as const, failure: t(`fault.${amount.failure}`, { open: format.money(report.balance) }) };
  }

  return (
    <KeptReasonDialog
      keptAs={`report-${report.id}-${kind}`}
      title={t(`title.${kind}`, { number: report.number })}
      maxLength={LIMITS.reasonText}
      confirm={t(`confirm.${kind}`)}
      color="danger"
      onConfirm={(_, text) => send(text)}
      onClose={onClose}
    >
      <p>
        {t(`about.${kind}`, {
          number: report.number,
          company: report.companyName,
          amount: format.money(report.amountDue),
        })}
      </p>
      <p>{t('second')}</p>
      {kind === 'void' ? null : (
        <TextField
          id="write-off-amount"
          label={t('amount')}
          hint={t('amountHint', { open: format.money(report.balance) })}
          error={fault}
          before="$"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      )}
    </KeptReasonDialog>
  );
}
