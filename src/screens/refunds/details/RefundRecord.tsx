import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button } from 'reactstrap';
import { downloadRefundDecision } from '../../../../contract/endpoints/refunds';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { formatMoney, money, sumMoney } from '../../../../domain/money';
import { useDownload } from '../../../api/useDownload';
import { useGetProgramQuery } from '../../../api/records';
import { useKeptReasons } from '../../../api/useKeptReasons';
import { useDeedKeys } from '../../../components/useDeedKeys';
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
import { ClaimDesk } from './ClaimDesk';
import { ClaimFacts } from './ClaimFacts';
import { ClaimHistory } from './ClaimHistory';
import { ClaimLinesSection } from './ClaimLinesSection';
import { ClaimPapers } from './ClaimPapers';
import type { ClaimWalk } from './claimWalk';
import { ClaimWay } from './ClaimWay';
import { type AskedDeed, DeedDialog } from './DeedDialog';
import { DeedPanel } from './DeedPanel';
import { deedsFor, type OfferedDeed } from './deeds';
import { RecordNotices } from './RecordNotices';
import { ReturnNotice } from './ReturnNotice';
import { UnsentPanel } from './UnsentPanel';
import { isPassedOn, useClaimDeeds } from './useClaimDeeds';
import { useLineReview } from './useLineReview';

interface RefundRecordProps {
  readonly claim: RefundDetails;
  readonly side: 'company' | 'staff';
  readonly onReload: () => void;
  /** Its place in the queue it was opened from. */
  readonly walk?: ClaimWalk | undefined;
}

/** A claim with all that belongs to it, and the deeds of whoever looks at it. */
export function RefundRecord({ claim, side, onReload, walk }: RefundRecordProps) {
  const navigate = useNavigate();
  const { t } = useTranslation('refund');
  const format = useFormat();
  const language = useLanguage();
  const words = useClaimWords();
  const roles = useSelector(selectRoles);
  const { data: program } = useGetProgramQuery(undefined);
  const unit = program?.unitCode ?? '';
  const letter = useDownload(downloadRefundDecision, `${claim.number}.pdf`);
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(claim.version);
  const [asked, setAsked] = useState<{ readonly deed: AskedDeed; readonly claim: RefundDetails } | null>(
    null,
  );
  const reasons = useKeptReasons<AskedDeed>(`refund-${claim.id}`);
  const [keysAreOn, setKeysOn] = useState(true);
  const review = useLineReview(claim, decimalMarkOf(language));
  const onDone = (version: number): void => {
    setSeen(version);
    reasons.forget();
    review.forget();
  };
  // Under an open question only what the reader has made or acknowledged counts: the claim as they saw it, or as their own deed left it.
  const judged = asked === null || claim.version === seen ? claim : asked.claim;
  const deeds = useClaimDeeds(judged, onDone, onReload);
  const shown = deedsFor(claim.deeds, side, language);
  const isAllowed = (deed: OfferedDeed): boolean =>
    shown.some((each) => each.deed === deed && each.refusal === null);
  const isVerifying = isAllowed('verify') && claim.status !== 'Submitted';
  const { notTicked, faulty } = review.state;
  const notReady =
    claim.unsentCount > 0
      ? t('unsent.hold', { count: claim.unsentCount })
      : faulty > 0
        ? t('deed.faulty', { count: faulty })
        : notTicked > 0
          ? t('deed.notTicked', { count: notTicked })
          : null;
  const offered = claim.status === 'Submitted' ? shown.filter(({ deed }) => deed !== 'verify') : shown;

  function ask(deed: OfferedDeed): void {
    deeds.forgetOutcome();
    if (deed === 'takeUp') void deeds.takeUp();
    else if (deed !== 'answerInfo') setAsked({ deed, claim });
  }
  const askIf = (...wanted: readonly OfferedDeed[]): void => {
    const deed = wanted.find(isAllowed);
    if (deed !== undefined && (deed !== 'verify' || notReady === null)) ask(deed);
  };

  useDeedKeys(
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
        outcome={deeds.outcome}
        foreign={claim.version === seen ? null : { last: claim.timeline.at(-1) }}
        next={isPassedOn(deeds.outcome) ? walk?.next : undefined}
        onDismissOutcome={deeds.forgetOutcome}
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
      {side === 'staff' ? <ClaimDesk claim={claim} walk={walk} /> : null}
      <ClaimWay claim={claim} side={side} />
      {claim.account === null ? null : (
        <ClaimAccount claim={claim} account={claim.account} side={side} deeds={deeds} />
      )}
      <div className="record-columns">
        <ClaimFacts claim={claim} unit={unit} />
        <div>
          <section className="surface no-print" aria-labelledby="claim-deeds">
            <h2 id="claim-deeds">{t('section.deeds')}</h2>
            <DeedPanel
              deeds={offered.filter(({ deed }) => deed !== 'answerInfo')}
              hold={notReady === null ? {} : { verify: notReady }}
              onAsk={ask}
            />
          </section>
          <ClaimPapers documents={claim.documents} />
        </div>
      </div>
      {isAllowed('answerInfo') ? <AnswerForm claim={claim} deeds={deeds} /> : null}
      <UnsentPanel claim={claim} side={side} deeds={deeds} />
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
        <DeedDialog
          deed={asked.deed}
          claim={judged}
          deeds={deeds}
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
