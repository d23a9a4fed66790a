import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../contract/endpoint';
import type { listCorrections } from '../../../contract/endpoints/corrections';
import { LIMITS } from '../../../contract/limits';
import { mayDecideCorrection, mayWithdrawCorrection } from '../../../domain/correctionPermissions';
import type { CorrectionDecision } from '../../../domain/correction';
import { useDecideCorrection } from '../../api/corrections/useDecideCorrection';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { useFormat } from '../../i18n/useFormat';
import { useRefusal } from '../../i18n/useRefusal';
import { selectActor } from '../../state/actor';
import { DraftReasonDialog } from './DraftReasonDialog';

interface WaitingCorrectionProps {
  readonly correction: DataOf<typeof listCorrections>['rows'][number];
}

/** A write-off or a voiding that waits for a second person: who asks for it and why, and what this reader may do about it. */
export function WaitingCorrection({ correction }: WaitingCorrectionProps) {
  const { t } = useTranslation('correction');
  const format = useFormat();
  const actor = useSelector(selectActor);
  const onDecide = useDecideCorrection(correction.id);
  const [asked, setAsked] = useState<CorrectionDecision | null>(null);
  const { kind, amount, reason, proposedBy, proposedAt, reportNumber, exemptionNumber } = correction;
  const subject = { proposedBy: proposedBy.id };
  const refusal = useRefusal(mayDecideCorrection(actor, subject));
  const mayWithdraw = mayWithdrawCorrection(actor, subject).allowed;
  const close = () => {
    setAsked(null);
  };
  return (
    <section className="surface mb-3" aria-labelledby={`correction-${correction.id}`}>
      <h2 id={`correction-${correction.id}`}>
        {t(`waits.${kind}`, { amount: format.money(amount), number: reportNumber ?? exemptionNumber })}
      </h2>
      <figure className="asked">
        <figcaption>{t('askedBy', { name: proposedBy.name, when: format.instant(proposedAt) })}</figcaption>
        <blockquote>{reason}</blockquote>
      </figure>
      <div className="pill-row no-print">
        <Button
          color="danger"
          aria-disabled={refusal !== undefined}
          aria-describedby={refusal === undefined ? undefined : `why-not-${correction.id}`}
          onClick={() => {
            if (refusal === undefined) setAsked('confirm');
          }}
        >
          {t(`agree.${kind}`)}
        </Button>
        {mayWithdraw ? (
          <Button
            color="secondary"
            outline
            onClick={() => {
              setAsked('withdraw');
            }}
          >
            {t('withdraw')}
          </Button>
        ) : (
          <Button
            color="secondary"
            outline
            aria-disabled={refusal !== undefined}
            onClick={() => {
              if (refusal === undefined) setAsked('refuse');
            }}
          >
            {t('refuse')}
          </Button>
        )}
      </div>
      {refusal === undefined ? null : (
        <p className="refusal mb-0 mt-2" id={`why-not-${correction.id}`}>
          {refusal}
        </p>
      )}
      {asked === 'refuse' ? (
        <DraftReasonDialog
          draftName={`correction-${correction.id}`}
          title={t('question.refuse')}
          maxLength={LIMITS.reasonText}
          confirm={t('refuse')}
          onConfirm={(_, text) => onDecide('refuse', text)}
          onClose={close}
        />
      ) : asked === null ? null : (
        <ConfirmDialog
          title={t(`question.${asked}`)}
          confirm={asked === 'confirm' ? t(`agree.${kind}`) : t('withdraw')}
          color={asked === 'confirm' ? 'danger' : 'primary'}
          onConfirm={() => onDecide(asked, '')}
          onClose={close}
        >
          <p>
            {asked === 'confirm'
              ? t(`about.${kind}`, {
                  number: reportNumber ?? exemptionNumber,
                  company: correction.companyName,
                  amount: format.money(amount),
                })
              : t('about.withdraw')}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
