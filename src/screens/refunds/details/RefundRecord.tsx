import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { refundsApi } from '../../../api/refunds/claims';
import { useDownload } from '../../../api/base/useDownload';
import { useGetProgramQuery } from '../../../api/configuration/program';
import { usePersistedReasons } from '../../../api/drafts/usePersistedReasons';
import { useActionKeys } from '../../../components/useActionKeys';
import { DownloadButton } from '../../../components/DownloadButton';
import { PageHeader } from '../../../components/PageHeader';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { selectRoles } from '../../../state/session';
import { claimTone } from '../claimTone';
import { KeysHelp } from '../KeysHelp';
import { useClaimWords } from '../useClaimWords';
import { AnswerForm } from './AnswerForm';
import { ClaimAccount } from './ClaimAccount';
import { ClaimComments } from './ClaimComments';
import { ClaimAssignee } from './ClaimAssignee';
import { ClaimFacts } from './ClaimFacts';
import { ClaimHistory } from './ClaimHistory';
import { ClaimLinesSection } from './ClaimLinesSection';
import { ClaimDocuments } from './ClaimDocuments';
import type { QueueNavigation } from './queueNavigation';
import { ClaimProgress } from './ClaimProgress';
import { type AskedAction, ActionDialog } from './ActionDialog';
import { ActionPanel } from './ActionPanel';
import { actionsFor, type OfferedAction } from './claimActions';
import { RecordNotices } from './RecordNotices';
import { ReturnNotice } from './ReturnNotice';
import { PendingPanel } from './PendingPanel';
import { isPassedOn, useClaimActions } from './useClaimActions';
import { useLineReview } from './useLineReview';

interface RefundRecordProps {
  readonly claim: RefundDetails;
  readonly side: 'company' | 'staff';
  readonly onReload: () => void;
  /** Its place in the queue it was opened from. */
  readonly walk?: QueueNavigation | undefined;
}

/** A claim with all that belongs to it, and the actions of whoever looks at it. */
export function RefundRecord({ claim, side, onReload, walk }: RefundRecordProps) {
  const navigate = useNavigate();
  const { t } = useTranslation('refund');
  const format = useFormat();
  const language = useLanguage();
  const words = useClaimWords();
  const roles = useSelector(selectRoles);
  const { data: program } = useGetProgramQuery(undefined);
  const unit = program?.unitCode ?? '';
  const letter = useDownload(refundsApi.endpoints.downloadRefundDecision, `${claim.number}.pdf`);
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(claim.version);
  const [asked, setAsked] = useState<{ readonly action: AskedAction; readonly claim: RefundDetails } | null>(
    null,
  );
  const reasons = usePersistedReasons<AskedAction>(`refund-${claim.id}`);
  const [keysAreOn, setKeysOn] = useState(true);
  const review = useLineReview(claim, decimalMarkOf(language));
  const onDone = (version: number): void => {
    setSeen(version);
    reasons.forget();
    review.forget();
  };
  // Under an open question only what the reader has made or acknowledged counts: the claim as they saw it, or as their own action left it.
  const judged = asked === null || claim.version === seen ? claim : asked.claim;
  const actions = useClaimActions(judged, onDone, onReload);
  const shown = actionsFor(claim.actions, side, language);
  const isAllowed = (action: OfferedAction): boolean =>
    shown.some((each) => each.action === action && each.refusal === null);
  const isVerifying = isAllowed('verify') && claim.status !== 'Submitted';
  const { notTicked, faulty } = review.state;
  const notReady =
    claim.pendingCount > 0
      ? t('pendingAtCustoms.hold', { count: claim.pendingCount })
      : faulty > 0
        ? t('action.faulty', { count: faulty })
        : notTicked > 0
          ? t('action.notTicked', { count: notTicked })
          : null;
  const offered = claim.status === 'Submitted' ? shown.filter(({ action }) => action !== 'verify') : shown;

  function ask(action: OfferedAction): void {
    actions.forgetOutcome();
    if (action === 'takeUp') void actions.takeUp();
    else if (action !== 'answerInfo') setAsked({ action, claim });
  }
  const askIf = (...wanted: readonly OfferedAction[]): void => {
    const action = wanted.find(isAllowed);
    if (action !== undefined && (action !== 'verify' || notReady === null)) ask(action);
  };

  useActionKeys(
    box,
    {
      j: () => {
        review.move(1);
      },
      k: () => {
        review.move(-1);
      },
      o: () => {
        review.toggleOpen();
      },
      v: () => {
        if (!isVerifying) askIf('takeUp');
        else if (notTicked === 0 || !review.tickCurrent()) askIf('verify');
      },
      a: () => {
        askIf('approve');
      },
      r: () => {
        askIf('returnForInfo', 'returnToVerifier');
      },
      n: () => {
        if (walk?.next !== undefined) void navigate(walk.next);
      },
      p: () => {
        if (walk?.previous !== undefined) void navigate(walk.previous);
      },
    },
    keysAreOn && side === 'staff',
  );

  return (
    <div ref={box} className="record">
      <PageHeader
        title={t('title', { number: claim.number })}
        badge={<StatusBadge tone={claimTone(claim.status)} label={words.status(claim.status)} />}
        lead={`${claim.companyName} · ${words.reason(claim.reason)} · ${claim.fiscalYear} · ${format.money(claim.amountClaimed)}`}
        actions={
          <>
            {side === 'staff' ? (
              <KeysHelp
                keys={[
                  'next',
                  'previous',
                  'explain',
                  'verify',
                  'approve',
                  'return',
                  'nextClaim',
                  'previousClaim',
                  'help',
                ]}
                areOn={keysAreOn}
                onSwitch={setKeysOn}
              />
            ) : null}
            <Button
              color="secondary"
              outline
              onClick={() => {
                print();
              }}
            >
              {t('print')}
            </Button>
            {claim.decisionDocumentId === null ? null : (
              <DownloadButton
                isBusy={letter.isBusy}
                failure={letter.failure}
                onPress={() => {
                  letter.run({ params: { id: claim.id } });
                }}
              >
                {t('letter')}
              </DownloadButton>
            )}
          </>
        }
      />
      <RecordNotices
        outcome={actions.outcome}
        foreign={claim.version === seen ? null : { last: claim.timeline.at(-1) }}
        next={isPassedOn(actions.outcome) ? walk?.next : undefined}
        onDismissOutcome={actions.forgetOutcome}
        onDismissForeign={() => {
          setSeen(claim.version);
        }}
      />
      {claim.changedSinceFiled ? (
        <p className="alert alert-warning">
          {t('changed.text', {
            filed: format.money(
              formatMoney(sumMoney(claim.lines.map((line) => money(line.amountCollectedAsFiled)))),
            ),
            now: format.money(claim.amountCollected),
          })}
        </p>
      ) : null}
      {claim.returns
        .filter(({ answered }) => answered === null)
        .map((returned) => (
          <ReturnNotice key={returned.id} returned={returned} />
        ))}
      {side === 'staff' ? <ClaimAssignee claim={claim} walk={walk} /> : null}
      <ClaimProgress claim={claim} side={side} />
      {claim.account === null ? null : (
        <ClaimAccount claim={claim} account={claim.account} side={side} actions={actions} />
      )}
      <div className="record-columns">
        <ClaimFacts claim={claim} unit={unit} />
        <div>
          <section className="surface no-print" aria-labelledby="claim-actions">
            <h2 id="claim-actions">{t('section.actions')}</h2>
            <ActionPanel
              actions={offered.filter(({ action }) => action !== 'answerInfo')}
              hold={notReady === null ? {} : { verify: notReady }}
              onAsk={ask}
            />
          </section>
          <ClaimDocuments documents={claim.documents} />
        </div>
      </div>
      {isAllowed('answerInfo') ? <AnswerForm claim={claim} actions={actions} /> : null}
      <PendingPanel claim={claim} side={side} actions={actions} />
      <ClaimLinesSection claim={claim} unit={unit} review={review} isVerifying={isVerifying} />
      <div className="record-columns">
        <ClaimComments
          claimId={claim.id}
          comments={claim.comments}
          company={side === 'staff' ? claim.companyName : null}
          mayWrite={
            side === 'company' ||
            roles.some((role) => role === 'verifier' || role === 'approver' || role === 'admin')
          }
          onSeen={setSeen}
        />
        <ClaimHistory timeline={claim.timeline} />
      </div>
      {asked === null ? null : (
        <ActionDialog
          action={asked.action}
          claim={judged}
          actions={actions}
          verification={review.state}
          reasons={reasons}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
