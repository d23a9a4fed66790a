import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import { useLetUnsentLineGoMutation } from '../../../api/refunds';
import { useKeptReasons } from '../../../api/useKeptReasons';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { TextAreaField } from '../../../components/form/TextAreaField';
import type { UnsentShown } from '../UnsentList';
import type { ClaimDeeds } from './useClaimDeeds';

interface LetGoDialogProps {
  readonly claim: RefundDetails;
  readonly line: UnsentShown;
  /** Staff tell the company why. */
  readonly needsReason: boolean;
  readonly deeds: ClaimDeeds;
  readonly onClose: () => void;
}

/** Asks before a claim stops waiting for a line. */
export function LetGoDialog({ claim, line, needsReason, deeds, onClose }: LetGoDialogProps) {
  const { t } = useTranslation('refund');
  const [send] = useLetUnsentLineGoMutation();
  const kept = useKeptReasons<'letGo'>(`unsent-line-${line.key}`);
  const reason = kept.of('letGo').text;

  async function letGo(): Promise<string | null> {
    if (needsReason && reason.trim() === '') return t('unsent.reasonNeeded');
    const body = { version: claim.version, unsentLineId: line.key, reason };
    const answer = await send({ params: { id: claim.id }, body });
    if (answer.data !== undefined) kept.forget();
    return deeds.settle(answer, 'letGo');
  }

  return (
    <ConfirmDialog
      title={t('unsent.letGoTitle')}
      confirm={t('unsent.yes')}
      cancel={t('unsent.no')}
      onConfirm={letGo}
      onClose={onClose}
    >
      <p>{t('unsent.letGoText', { entry: line.entryNumber, line: line.lineNo })}</p>
      {needsReason ? (
        <TextAreaField
          id="let-go-reason"
          label={t('unsent.reason')}
          hint={t('unsent.reasonHint')}
          maxLength={LIMITS.reasonText}
          value={reason}
          onChange={(event: { target: { value: string } }) => {
            kept.write('letGo', { reason: '', text: event.target.value });
          }}
        />
      ) : null}
    </ConfirmDialog>
  );
}
