import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { useSplitUnsentLinesMutation } from '../../../api/refunds';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { useFormat } from '../../../i18n/useFormat';
import type { ClaimDeeds } from './useClaimDeeds';

interface SplitDialogProps {
  readonly claim: Pick<RefundDetails, 'id' | 'version' | 'unsentCount' | 'lineCount' | 'amountClaimed'>;
  readonly deeds: ClaimDeeds;
  readonly onClose: () => void;
}

/** Asks before the lines a claim waits for move to a claim of their own. */
export function SplitDialog({ claim, deeds, onClose }: SplitDialogProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const [send] = useSplitUnsentLinesMutation();
  const { unsentCount: count, lineCount, amountClaimed } = claim;

  async function split(): Promise<string | null> {
    const body = { version: claim.version };
    const answer = await send({
      params: { id: claim.id },
      body,
      idempotencyKey: deeds.keyOf(['split', body]),
    });
    return deeds.settle(answer, 'split');
  }

  return (
    <ConfirmDialog
      title={t('unsent.splitTitle', { count })}
      confirm={t('unsent.splitYes', { count })}
      onConfirm={split}
      onClose={onClose}
    >
      <p>
        {t('unsent.splitText', { count })} {t('unsent.splitClock', { count })}
      </p>
      <p>
        {t('unsent.splitRest', {
          count: lineCount,
          shown: format.count(lineCount),
          amount: format.money(amountClaimed),
        })}
      </p>
    </ConfirmDialog>
  );
}
