import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { REJECT_REASONS, RETURN_REASONS } from '../../../../contract/endpoints/refunds/actions';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import { formatMoney } from '../../../../domain/money';
import type { PersistedReasons } from '../../../api/drafts/usePersistedReasons';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { ReasonDialog } from '../../../components/dialog/ReasonDialog';
import { useFormat } from '../../../i18n/useFormat';
import { selectPerson } from '../../../state/session';
import type { OfferedAction } from './claimActions';
import { useReasonTemplates } from './useReasonTemplates';
import { LetterPreview } from './LetterPreview';
import { ReturnNotice } from './ReturnNotice';
import type { ClaimActions } from './useClaimActions';
import type { VerificationState } from './verification';

/** Actions that are asked about before they are done. */
export type AskedAction = Exclude<OfferedAction, 'takeUp' | 'answerInfo'>;

interface ActionDialogProps {
  readonly action: AskedAction;
  /** As it stood when the action was asked for: a change under the open question is refused, not agreed to unseen (H23). */
  readonly claim: RefundDetails;
  readonly actions: ClaimActions;
  readonly verification: VerificationState;
  readonly reasons: PersistedReasons<AskedAction>;
  readonly onClose: () => void;
}

/** The question before an action, with what it means and, where one is needed, the reason. */
export function ActionDialog({ action, claim, actions, verification, reasons, onClose }: ActionDialogProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const amount = format.money(claim.amountVerified ?? '0.00');
  const templates = useReasonTemplates(claim);
  const own = useSelector(selectPerson).id;
  const cut = verification.claimed - verification.verified;
  const reasonParts = {
    title: t(`action.question.${action}`),
    maxLength: LIMITS.reasonText,
    written: reasons.get(action),
    onWrite: (written: ReturnType<typeof reasons.get>) => {
      reasons.write(action, written);
    },
    onClose,
  };

  if (action === 'approve') {
    const [first] = claim.approvals;
    const returned = claim.returns.at(-1);
    return (
      <ConfirmDialog
        title={t('action.question.approve')}
        confirm={t('action.confirm.approve', { amount })}
        isEnterConfirming
        onConfirm={() => actions.approve(claim.amountVerified ?? '0.00')}
        onClose={onClose}
      >
        <p>
          {t('action.about.approve', {
            count: claim.lineCount,
            amount,
            lines: format.count(claim.lineCount),
            payee: claim.payee.name,
            verifier: claim.verifiedBy?.name ?? '–',
          })}
        </p>
        {returned === undefined ? null : <ReturnNotice returned={returned} />}
        {claim.approvalsNeeded < 2 ? null : (
          <p>
            {first === undefined
              ? t('action.about.approveFirst')
              : t('action.about.approveSecond', { name: first.by.name })}
          </p>
        )}
        <LetterPreview key={claim.version} claim={claim} decision={{ kind: 'approved' }} />
      </ConfirmDialog>
    );
  }

  // A verification can be undone (decision 88). It is asked about only where it needs words, for a cut or in reply to a return, and where a colleague has the claim.
  if (action === 'verify') {
    const verified = format.money(formatMoney(verification.verified));
    const holder = claim.assignedTo?.id === own ? null : claim.assignedTo;
    const about = (
      <>
        {holder === null ? null : <p>{t('action.about.verifyOther', { name: holder.name })}</p>}
        <p>{t('action.about.verify', { verified, claimed: format.money(claim.amountClaimed) })}</p>
      </>
    );
    const confirm = t('action.confirm.verify', { amount: verified });
    if (cut === 0n && claim.returns.every(({ answered }) => answered !== null))
      return (
        <ConfirmDialog
          title={t('action.question.verifyOther')}
          confirm={t('action.confirm.verifyOther', { amount: verified })}
          isEnterConfirming
          onConfirm={() => actions.verify(verification.lines ?? [], '')}
          onClose={onClose}
        >
          {about}
        </ConfirmDialog>
      );
    return (
      <ReasonDialog
        {...reasonParts}
        title={t(cut === 0n ? 'action.question.answerReturn' : 'action.question.verify')}
        purpose={cut === 0n ? 'reply' : 'approver'}
        confirm={confirm}
        onConfirm={(_, text) => actions.verify(verification.lines ?? [], text)}
      >
        {about}
        {cut === 0n ? null : <p>{t('action.about.verifyCut', { cut: format.money(formatMoney(cut)) })}</p>}
      </ReasonDialog>
    );
  }

  const date = claim.appealUntil === null ? '–' : format.date(claim.appealUntil);
  const about = <p>{t(`action.about.${action}`, { date })}</p>;
  if (action === 'withdraw') {
    return (
      <ReasonDialog
        {...reasonParts}
        purpose="board"
        confirm={t('action.confirm.withdraw')}
        color="danger"
        onConfirm={(_, text) => actions.withdraw(text)}
      >
        {about}
      </ReasonDialog>
    );
  }
  if (action === 'close') {
    return (
      <ReasonDialog
        {...reasonParts}
        confirm={t('action.confirm.close')}
        onConfirm={(_, text) => actions.close(text)}
      >
        {about}
      </ReasonDialog>
    );
  }
  if (action === 'appeal' || action === 'grantAppeal' || action === 'dismissAppeal') {
    return (
      <ReasonDialog
        {...reasonParts}
        purpose={action === 'appeal' ? 'board' : 'decision'}
        confirm={t(`action.confirm.${action}`)}
        color={action === 'dismissAppeal' ? 'danger' : 'primary'}
        onConfirm={(_, text) =>
          action === 'appeal'
            ? actions.appeal(text)
            : actions.decideAppeal(action === 'grantAppeal' ? 'granted' : 'dismissed', text)
        }
      >
        {about}
      </ReasonDialog>
    );
  }
  if (action === 'reject') {
    return (
      <ReasonDialog
        {...reasonParts}
        purpose="rejection"
        reasons={REJECT_REASONS.map((value) => ({ value, label: t(`rejectReason.${value}`) }))}
        needsText="every"
        templates={(reason) => templates('reject', reason)}
        preview={(text) => (
          <LetterPreview key={text} claim={claim} decision={{ kind: 'rejected', reason: text }} />
        )}
        confirm={t('action.confirm.reject')}
        color="danger"
        onConfirm={(code, text) =>
          actions.reject(REJECT_REASONS.find((known) => known === code) ?? 'other', text)
        }
      >
        {about}
      </ReasonDialog>
    );
  }
  return (
    <ReasonDialog
      {...reasonParts}
      purpose={action === 'returnForInfo' ? 'company' : 'verifier'}
      reasons={RETURN_REASONS.map((value) => ({ value, label: t(`returnReason.${value}`) }))}
      {...(action === 'returnForInfo' ? { templates: (reason: string) => templates('return', reason) } : {})}
      needsText="every"
      confirm={t(`action.confirm.${action}`)}
      onConfirm={(code, text) =>
        actions.returnTo(
          action === 'returnForInfo' ? 'company' : 'verifier',
          RETURN_REASONS.find((known) => known === code) ?? 'other',
          text,
        )
      }
    >
      {about}
    </ReasonDialog>
  );
}
