import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../../contract/limits';
import { useProposeCorrectionMutation } from '../../../../api/corrections/corrections';
import { useSendCorrection } from '../../../../api/corrections/useSendCorrection';
import { useFormat } from '../../../../i18n/useFormat';
import { DraftReasonDialog } from '../../../shared/DraftReasonDialog';
import { WriteOffDialog } from '../../../shared/WriteOffDialog';
import type { ReportRecord } from '../../create/useSubmitReport';

interface CorrectionDialogProps {
  readonly kind: 'write-off' | 'void';
  readonly report: ReportRecord;
  readonly onClose: () => void;
}

/** Asks what is to be given up and why, or why a report is to be voided, and says what it means. */
export function CorrectionDialog({ kind, report, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('correction');
  const format = useFormat();
  const [propose] = useProposeCorrectionMutation();
  const send = useSendCorrection(`correction-${kind}-${report.id}`);
  const { id, version, number, companyName, balance, amountDue } = report;

  const draftName = `report-${id}-${kind}`;

  function ask(amount: string, reason: string): Promise<string | null> {
    const body = { kind, reportId: id, version, amount, reason };
    return send(body, (idempotencyKey) => propose({ body, idempotencyKey }));
  }
  if (kind === 'write-off')
    return (
      <WriteOffDialog
        draftName={draftName}
        number={number}
        companyName={companyName}
        open={balance}
        onWriteOff={ask}
        onClose={onClose}
      />
    );
  return (
    <DraftReasonDialog
      draftName={draftName}
      title={t('title.void', { number })}
      maxLength={LIMITS.reasonText}
      confirm={t('confirm.void')}
      color="danger"
      onConfirm={(_, text) => ask('0.00', text)}
      onClose={onClose}
    >
      <p>{t('about.void', { number, company: companyName, amount: format.money(amountDue) })}</p>
      <p>{t('second')}</p>
    </DraftReasonDialog>
  );
}
