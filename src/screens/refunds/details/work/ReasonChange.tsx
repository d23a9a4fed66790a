import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { RefundDetails } from '../../../../../contract/entities/refund';
import { LIMITS } from '../../../../../contract/limits';
import { REFUND_REASONS } from '../../../../../domain/refundReason';
import { mayChangeLines } from '../../../../../domain/refundStates';
import { errorMessage } from '../../../../api/base/errorMessage';
import { readApiFailure } from '../../../../api/base/readApiFailure';
import { useChangeRefundReasonMutation } from '../../../../api/refunds/claims';
import { useLanguage } from '../../../../i18n/useFormat';
import { DraftReasonDialog } from '../../../shared/DraftReasonDialog';
import { useClaimWords } from '../../useClaimWords';

interface ReasonChangeProps {
  readonly claim: Pick<RefundDetails, 'id' | 'version' | 'reason' | 'status'>;
  readonly mayChange: boolean;
  readonly onSeen: (version: number) => void;
}

/** Lets a verifier correct a reason that the company chose wrongly, instead of sending the whole claim back for it. */
export function ReasonChange({ claim, mayChange, onSeen }: ReasonChangeProps) {
  const { t } = useTranslation('refund');
  const words = useClaimWords();
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const [change] = useChangeRefundReasonMutation();
  async function send(code: string, comment: string): Promise<string | null> {
    const reason = REFUND_REASONS.find((known) => known === code) ?? claim.reason;
    const answer = await change({
      params: { id: claim.id },
      body: { version: claim.version, reason, comment },
    });
    if (answer.data !== undefined) onSeen(answer.data.version);
    const failure = readApiFailure(answer.error);
    return failure === null ? null : errorMessage(failure, language);
  }
  if (!mayChange || !mayChangeLines(claim.status)) return null;
  return (
    <>
      <Button
        color="secondary"
        outline
        size="sm"
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('reasonChange.open')}
      </Button>
      {isAsked ? (
        <DraftReasonDialog
          draftName={`claim-reason-${claim.id}`}
          title={t('reasonChange.title')}
          reasons={REFUND_REASONS.filter((reason) => reason !== claim.reason).map((value) => ({
            value,
            label: words.reason(value),
          }))}
          needsText="every"
          maxLength={LIMITS.reasonText}
          confirm={t('reasonChange.confirm')}
          onConfirm={send}
          onClose={() => {
            setAsked(false);
          }}
        >
          <p>{t('reasonChange.about')}</p>
        </DraftReasonDialog>
      ) : null}
    </>
  );
}
