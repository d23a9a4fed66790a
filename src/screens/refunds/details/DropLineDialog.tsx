import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import { useDropPendingLineMutation } from '../../../api/refunds/claims';
import { usePersistedReasons } from '../../../api/drafts/usePersistedReasons';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { TextAreaField } from '../../../components/form/TextAreaField';
import type { PendingShown } from '../PendingList';
import type { ClaimActions } from './useClaimActions';

interface DropLineDialogProps {
  readonly claim: RefundDetails;
  readonly line: PendingShown;
  /** Staff tell the company why. */
  readonly needsReason: boolean;
  readonly actions: ClaimActions;
  readonly onClose: () => void;
}

/** Asks before a claim stops waiting for a line. */
export function DropLineDialog({ claim, line, needsReason, actions, onClose }: DropLineDialogProps) {
  const { t } = useTranslation('refund');
  const [send] = useDropPendingLineMutation();
  const stored = usePersistedReasons<'drop'>(`pending-line-${line.key}`);
  const reason = stored.get('drop').text;

  async function drop(): Promise<string | null> {
    if (needsReason && reason.trim() === '') return t('pendingAtCustoms.reasonNeeded');
    const body = { version: claim.version, pendingLineId: line.key, reason };
    const answer = await send({ params: { id: claim.id }, body });
    if (answer.data !== undefined) stored.forget();
    return actions.settle(answer, 'drop');
  }

  return (
    <ConfirmDialog
      title={t('pendingAtCustoms.dropTitle')}
      confirm={t('pendingAtCustoms.yes')}
      cancel={t('pendingAtCustoms.no')}
      onConfirm={drop}
      onClose={onClose}
    >
      <p>{t('pendingAtCustoms.dropText', { entry: line.entryNumber, line: line.lineNo })}</p>
      {needsReason ? (
        <TextAreaField
          id="drop-reason"
          label={t('pendingAtCustoms.reason')}
          hint={t('pendingAtCustoms.reasonHint')}
          maxLength={LIMITS.reasonText}
          value={reason}
          onChange={(event: { target: { value: string } }) => {
            stored.write('drop', { reason: '', text: event.target.value });
          }}
        />
      ) : null}
    </ConfirmDialog>
  );
}
