import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { mayCommentRefund } from '../../../../domain/refundPermissions';
import { useGetProgramQuery } from '../../../api/configuration/program';
import { PageHeader } from '../../../components/PageHeader';
import { PrintButton } from '../../../components/PrintButton';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { selectActor } from '../../../state/actor';
import { useFormat } from '../../../i18n/useFormat';
import { claimTone } from '../claimTone';
import { useClaimWords } from '../useClaimWords';
import { ActionDialog } from './ActionDialog';
import { ActionPanel } from './ActionPanel';
import { AnswerForm } from './AnswerForm';
import { CorrectedNotice } from './CorrectedNotice';
import { ClaimAccount } from './ClaimAccount';
import { ClaimComments } from './ClaimComments';
import { ClaimDocuments } from './ClaimDocuments';
import { ClaimFacts } from './ClaimFacts';
import { ClaimHistory } from './ClaimHistory';
import { ClaimLinesSection } from './ClaimLinesSection';
import { ClaimProgress } from './ClaimProgress';
import { LetterButton } from './LetterButton';
import { PendingPanel } from './PendingPanel';
import { RecordNotices } from './RecordNotices';
import { useClaimRecord } from './useClaimRecord';

interface RefundRecordProps {
  readonly claim: RefundDetails;
  readonly onReload: () => void;
}

/** A claim with all that belongs to it, as its company reads it, and what the company can do about it. */
export function RefundRecord({ claim, onReload }: RefundRecordProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const words = useClaimWords();
  const { data: program } = useGetProgramQuery(undefined);
  const unit = program?.unitCode ?? '';
  const work = useClaimRecord({ claim, side: 'company', onReload });
  const { actions } = work;
  const isAnswering = work.isAllowed('answerInfo');
  const lines = <ClaimLinesSection claim={claim} unit={unit} review={work.review} isVerifying={false} />;
  const mayWrite = mayCommentRefund(useSelector(selectActor), claim).allowed;
  return (
    <div className="record">
      <PageHeader
        title={t('title', { number: claim.number })}
        badge={<StatusBadge tone={claimTone(claim.status)} label={words.status(claim.status)} />}
        lead={`${claim.companyName} · ${words.reason(claim.reason)} · ${claim.fiscalYear} · ${format.money(claim.amountClaimed)}`}
        actions={
          <>
            <PrintButton>{t('print')}</PrintButton>
            <LetterButton claim={claim} />
          </>
        }
      />
      <RecordNotices
        outcome={actions.outcome}
        foreign={claim.version <= work.seen ? null : { last: claim.timeline.at(-1) }}
        onDismissOutcome={actions.forgetOutcome}
        onDismissForeign={() => {
          work.setSeen(claim.version);
        }}
      />
      <CorrectedNotice claim={claim} />
      <ClaimProgress claim={claim} side="company" />
      {isAnswering ? <AnswerForm claim={claim} actions={actions} lines={lines} /> : null}
      {claim.account === null ? null : (
        <ClaimAccount claim={claim} account={claim.account} side="company" actions={actions} />
      )}
      <div className="record-columns">
        <ClaimFacts claim={claim} unit={unit} />
        <div>
          <section className="surface no-print" aria-labelledby="claim-actions">
            <h2 id="claim-actions">{t('section.actions')}</h2>
            <ActionPanel
              actions={work.shown.filter(({ action }) => action !== 'answerInfo')}
              hold={{}}
              onAsk={(action) => {
                actions.forgetOutcome();
                if (action !== 'takeUp' && action !== 'answerInfo') work.setAsked(action);
              }}
            />
          </section>
          <ClaimDocuments documents={claim.documents} />
        </div>
      </div>
      <PendingPanel claim={claim} side="company" actions={actions} />
      {isAnswering ? null : lines}
      <div className="record-columns">
        <ClaimComments
          claimId={claim.id}
          comments={claim.comments}
          company={null}
          mayWrite={mayWrite}
          onSeen={work.setSeen}
        />
        <ClaimHistory timeline={claim.timeline} />
      </div>
      {work.asked === null ? null : (
        <ActionDialog
          action={work.asked}
          claim={work.judged}
          actions={actions}
          verification={work.review.state}
          reasons={work.reasons}
          onClose={() => {
            work.setAsked(null);
          }}
        />
      )}
    </div>
  );
}
