import { useTranslation } from 'react-i18next';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import type { BatchDependents } from '../../../../contract/entities/customsDepth';
import { LIMITS } from '../../../../contract/limits';
import { useRollBackCustomsBatchMutation } from '../../../api/customsDepth';
import { useSending } from '../../../api/useSending';
import { KeptReasonDialog } from '../../shared/KeptReasonDialog';
import { useFormat } from '../../../i18n/useFormat';

interface RollBackDialogProps {
  readonly batch: CustomsBatch;
  readonly dependents: BatchDependents;
  readonly onClose: () => void;
}

/** Rolls a posted file back, on the version that is on screen and with a reason. */
export function RollBackDialog({ batch, dependents, onClose }: RollBackDialogProps) {
  const { t } = useTranslation('customsDepth');
  const format = useFormat();
  const { keyOf, sentenceOf } = useSending();
  const [rollBack] = useRollBackCustomsBatchMutation();
  const { id, version, fileName } = batch;
  return (
    <KeptReasonDialog
      keptAs={`customs-file-${id}`}
      title={t('rollBack.title', { file: fileName })}
      purpose="reversal"
      confirm={t('rollBack.confirm')}
      color="danger"
      maxLength={LIMITS.reasonText}
      onConfirm={async (_, reason) => {
        const body = { version, reason };
        return sentenceOf(await rollBack({ params: { id }, body, idempotencyKey: keyOf(body) }));
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
    </KeptReasonDialog>
  );
}
