import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { useSplitPendingLinesMutation } from '../../../api/refunds/claims';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { useFormat } from '../../../i18n/useFormat';
import type { ClaimActions } from './useClaimActions';

interface SplitDialogProps {
  readonly claim: Pick<RefundDetails, 'id' | 'version' | 'pendingCount' | 'lineCount' | 'amountClaimed'>;
  readonly actions: ClaimActions;
  readonly onClose: () => void;
}

/** Asks before the lines a claim waits for move to a claim of their own. */
export function SplitDialog({ claim, actions, onClose }: SplitDialogProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const [send] = useSplitPendingLinesMutation();
  const { pendingCount: count, lineCount, amountClaimed } = claim;

  async function split(): Promise<string | null> {
    const body = { version: claim.version };
    const answer = await actions.deliver(['split', body], (idempotencyKey) =>
      send({
        params: { id: claim.id },
        body,
        idempotencyKey,
      }),
    );
    return actions.settle(answer, 'split');
  }

  return (
    <ConfirmDialog
      title={t('pendingAtCustoms.splitTitle', { count })}
      confirm={t('pendingAtCustoms.splitYes', { count })}
      onConfirm={split}
      onClose={onClose}
    >
      <p>
        {t('pendingAtCustoms.splitText', { count })} {t('pendingAtCustoms.splitClock', { count })}
      </p>
      <p>
        {t('pendingAtCustoms.splitRest', {
          count: lineCount,
          shown: format.count(lineCount),
          amount: format.money(amountClaimed),
        })}
      </p>
    </ConfirmDialog>
  );
}
