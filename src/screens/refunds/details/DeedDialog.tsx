import { useTranslation } from 'react-i18next';
import { REJECT_REASONS, RETURN_REASONS } from '../../../../contract/endpoints/refundDeeds';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import { formatMoney } from '../../../../domain/money';
import type { KeptReasons } from '../../../api/useKeptReasons';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { ReasonDialog } from '../../../components/dialog/ReasonDialog';
import { useFormat } from '../../../i18n/useFormat';
import type { OfferedDeed } from './deeds';
import { ReturnNotice } from './ReturnNotice';
import type { ClaimDeeds } from './useClaimDeeds';
import type { VerificationState } from './verification';

/** Deeds that are asked about before they are done. */
export type AskedDeed = Exclude<OfferedDeed, 'takeUp' | 'answerInfo'>;

interface DeedDialogProps {
  readonly deed: AskedDeed;
  /** As it stood when the deed was asked for: a change under the open question is refused, not agreed to unseen (H23). */
  readonly claim: RefundDetails;
  readonly deeds: ClaimDeeds;
  readonly verification: VerificationState;
  readonly reasons: KeptReasons<AskedDeed>;
  readonly onClose: () => void;
}

/** The question before a deed, with what it means and, where one is needed, the reason. */
export function DeedDialog({ deed, claim, deeds, verification, reasons, onClose }: DeedDialogProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const amount = format.money(claim.amountVerified ?? '0.00');
  const cut = verification.claimed - verification.verified;
  const reasonParts = {
    title: t(`deed.question.${deed}`),
    maxLength: LIMITS.reasonText,
    written: reasons.of(deed),
    onWrite: (written: ReturnType<typeof reasons.of>) => {
      reasons.write(deed, written);
    },
    onClose,
  };

  if (deed === 'approve') {
    const [first] = claim.approvals;
    const returned = claim.returns.at(-1);
    return (
      <ConfirmDialog
        title={t('deed.question.approve')}
        confirm={t('deed.confirm.approve', { amount })}
        onConfirm={() => deeds.approve(claim.amountVerified ?? '0.00')}
        onClose={onClose}
      >
        <p>
          {t('deed.about.approve', {
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
              ? t('deed.about.approveFirst')
              : t('deed.about.approveSecond', { name: first.by.name })}
          </p>
        )}
      </ConfirmDialog>
    );
  }

  if (deed === 'verify') {
    const verified = format.money(formatMoney(verification.verified));
    const about = <p>{t('deed.about.verify', { verified, claimed: format.money(claim.amountClaimed) })}</p>;
    const confirm = t('deed.confirm.verify', { amount: verified });
    if (cut === 0n) {
      return (
        <ConfirmDialog
          title={t('deed.question.verify')}
          confirm={confirm}
          onConfirm={() => deeds.verify(verification.lines ?? [], '')}
          onClose={onClose}
        >
          {about}
        </ConfirmDialog>
      );
    }
    return (
      <ReasonDialog
        {...reasonParts}
        purpose="approver"
        confirm={confirm}
        onConfirm={(_, text) => deeds.verify(verification.lines ?? [], text)}
      >
        {about}
        <p>{t('deed.about.verifyCut', { cut: format.money(formatMoney(cut)) })}</p>
      </ReasonDialog>
    );
  }

  const about = <p>{t(`deed.about.${deed}`)}</p>;
  if (deed === 'withdraw') {
    return (
      <ReasonDialog
        {...reasonParts}
        purpose="board"
        confirm={t('deed.confirm.withdraw')}
        color="danger"
        onConfirm={(_, text) => deeds.withdraw(text)}
      >
        {about}
      </ReasonDialog>
    );
  }
  if (deed === 'close') {
    return (
      <ReasonDialog
        {...reasonParts}
        confirm={t('deed.confirm.close')}
        onConfirm={(_, text) => deeds.close(text)}
      >
        {about}
      </ReasonDialog>
    );
  }
  if (deed === 'appeal' || deed === 'grantAppeal' || deed === 'dismissAppeal') {
    return (
      <ReasonDialog
        {...reasonParts}
        purpose={deed === 'appeal' ? 'board' : 'decision'}
        confirm={t(`deed.confirm.${deed}`)}
        color={deed === 'dismissAppeal' ? 'danger' : 'primary'}
        onConfirm={(_, text) =>
          deed === 'appeal'
            ? deeds.appeal(text)
            : deeds.hearAppeal(deed === 'grantAppeal' ? 'granted' : 'dismissed', text)
        }
      >
        {about}
      </ReasonDialog>
    );
  }
  if (deed === 'reject') {
    return (
      <ReasonDialog
        {...reasonParts}
        purpose="rejection"
        reasons={REJECT_REASONS.map((value) => ({ value, label: t(`rejectReason.${value}`) }))}
        needsText="every"
        confirm={t('deed.confirm.reject')}
        color="danger"
        onConfirm={(code, text) =>
          deeds.reject(REJECT_REASONS.find((known) => known === code) ?? 'other', text)
        }
      >
        {about}
      </ReasonDialog>
    );
  }
  return (
    <ReasonDialog
      {...reasonParts}
      purpose={deed === 'returnForInfo' ? 'company' : 'verifier'}
      reasons={RETURN_REASONS.map((value) => ({ value, label: t(`returnReason.${value}`) }))}
      needsText="every"
      confirm={t(`deed.confirm.${deed}`)}
      onConfirm={(code, text) =>
        deeds.returnTo(
          deed === 'returnForInfo' ? 'company' : 'verifier',
          RETURN_REASONS.find((known) => known === code) ?? 'other',
          text,
        )
      }
    >
      {about}
    </ReasonDialog>
  );
}
