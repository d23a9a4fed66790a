import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import { LIMITS } from '../../../../../contract/limits';
import { escapeHtml } from '../../../../../contract/texts/sentence';
import { mayDecideCorrection, mayWithdrawCorrection } from '../../../../../domain/companyPermissions';
import type { CorrectionDecision } from '../../../../../domain/correction';
import { useDecideCorrectionMutation } from '../../../../api/corrections';
import { errorMessage } from '../../../../api/errorMessage';
import { useSendOnce } from '../../../../api/useSendOnce';
import { ConfirmDialog } from '../../../../components/dialog/ConfirmDialog';
import { KeptReasonDialog } from '../../../../routing/KeptReasonDialog';
import { useFormat, useLanguage } from '../../../../i18n/useFormat';
import { useRefusal } from '../../../../i18n/useRefusal';
import { selectActor } from '../../../../state/actor';
import { alertRaised } from '../../../../state/alerts';
import type { ReportRecord } from '../../create/useSubmitReport';

interface WaitingCorrectionProps {
  readonly correction: ReportRecord['corrections'][number];
}

/** A write-off or a voiding that waits for a second person: who asks for it and why, and what this reader may do about it. */
export function WaitingCorrection({ correction }: WaitingCorrectionProps) {
  const { t } = useTranslation('correction');
  const language = useLanguage();
  const format = useFormat();
  const dispatch = useDispatch();
  const actor = useSelector(selectActor);
  const [decide] = useDecideCorrectionMutation();
  const once = useSendOnce(`correction-decision-${correction.id}`);
  const [asked, setAsked] = useState<CorrectionDecision | null>(null);
  const { kind, amount, reason, proposedBy, proposedAt } = correction;
  const subject = { proposedBy: proposedBy.id };
  const refusal = useRefusal(mayDecideCorrection(actor, subject));
  const mayWithdraw = mayWithdrawCorrection(actor, subject).allowed;
  const close = () => {
    setAsked(null);
  };

  async function send(decision: CorrectionDecision, text: string): Promise<string | null> {
    const body = { decision, reason: text };
    const answer = await once.send(body, (idempotencyKey) =>
      decide({ params: { id: correction.id }, body, idempotencyKey }),
    );
    if (answer === null) return t('busy');
    if (!answer.ok) return errorMessage(answer.failure, language);
    const said =
      decision === 'confirm' ? t(`done.${kind}`, { amount: format.money(amount) }) : t(`decided.${decision}`);
    dispatch(alertRaised(escapeHtml(said), 'success'));
    return null;
  }

  return (
    <section className="surface mb-3" aria-labelledby={`correction-${correction.id}`}>
      <h2 id={`correction-${correction.id}`}>{t(`waits.${kind}`, { amount: format.money(amount) })}</h2>
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
        <KeptReasonDialog
          keptAs={`correction-${correction.id}`}
          title={t('question.refuse')}
          maxLength={LIMITS.reasonText}
          confirm={t('refuse')}
          onConfirm={(_, text) => send('refuse', text)}
          onClose={close}
        />
      ) : asked === null ? null : (
        <ConfirmDialog
          title={t(`question.${asked}`)}
          confirm={asked === 'confirm' ? t(`agree.${kind}`) : t('withdraw')}
          color={asked === 'confirm' ? 'danger' : 'primary'}
          onConfirm={() => send(asked, '')}
          onClose={close}
        >
          <p>
            {asked === 'confirm'
              ? t(`about.${kind}`, {
                  number: correction.reportNumber,
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
