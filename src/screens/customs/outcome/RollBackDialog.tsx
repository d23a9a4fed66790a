import { useTranslation } from 'react-i18next';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import type { BatchDependents } from '../../../../contract/entities/customsImporter';
import { LIMITS } from '../../../../contract/limits';
import { useRollBackCustomsBatchMutation } from '../../../api/customs/importers';
import { useSending } from '../../../api/base/useSending';
import { DraftReasonDialog } from '../../shared/DraftReasonDialog';
import { useFormat } from '../../../i18n/useFormat';

interface RollBackDialogProps {
  readonly batch: CustomsBatch;
  readonly dependents: BatchDependents;
  readonly onClose: () => void;
}

/** Rolls a posted file back, on the version that is on screen and with a reason. */
export function RollBackDialog({ batch, dependents, onClose }: RollBackDialogProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const [rollBack] = useRollBackCustomsBatchMutation();
  const { id, version, fileName } = batch;
  const { deliver, sentenceOf } = useSending(`roll-back-${id}`);
  return (
    <DraftReasonDialog
      draftName={`customs-file-${id}`}
      title={t('rollBack.title', { file: fileName })}
      purpose="reversal"
      confirm={t('rollBack.confirm')}
      color="danger"
      maxLength={LIMITS.reasonText}
      onConfirm={async (_, reason) => {
        const body = { version, reason };
        return sentenceOf(
          await deliver(body, (idempotencyKey) => rollBack({ params: { id }, body, idempotencyKey })),
        );
      }}
      onClose={onClose}
    >
      <p>
        {t('rollBack.text', {
          count: dependents.lines,
          formatted: format.count(dependents.lines),
          amount: format.money(dependents.amountCollected),
        })}
      </p>
    </DraftReasonDialog>
  );
}
