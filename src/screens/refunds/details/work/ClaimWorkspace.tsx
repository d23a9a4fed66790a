import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { RefundDetails, RefundLine } from '../../../../../contract/entities/refund';
import { useGetProgramQuery } from '../../../../api/configuration/program';
import type { QueueNavigation } from '../../../../components/record/queueNavigation';
import { useActionKeys } from '../../../../components/useActionKeys';
import { useKeysSwitch } from '../../../shared/useKeysSwitch';
import { DocumentViewer } from '../../../shared/documents/DocumentViewer';
import { selectPerson, selectRoles } from '../../../../state/session';
import { ActionDialog } from '../ActionDialog';
import { ClaimAccount } from '../ClaimAccount';
import { ClaimAssignee } from '../ClaimAssignee';
import { ClaimComments } from '../ClaimComments';
import { ClaimFacts } from '../ClaimFacts';
import { ClaimHistory } from '../ClaimHistory';
import { ClaimLinesSection } from '../ClaimLinesSection';
import { ClaimProgress } from '../ClaimProgress';
import type { OfferedAction } from '../claimActions';
import { CorrectedNotice } from '../CorrectedNotice';
import { PendingPanel } from '../PendingPanel';
import { RecordNotices } from '../RecordNotices';
import { ReturnNotice } from '../ReturnNotice';
import { RiskNotice } from '../RiskNotice';
import { type Decision, isPassedOn } from '../useClaimActions';
import type { StoredVerification } from '../verification';
import { useClaimRecord } from '../useClaimRecord';
import { ClaimBar } from './ClaimBar';
import { CompanyContext } from './CompanyContext';
import { DecidedBar } from './DecidedBar';
import { QuestionDialog } from './QuestionDialog';
import { StaffNote } from './StaffNote';
import { UndoBar } from './UndoBar';
import { useClaimKeys, WORK_KEYS } from './useClaimKeys';
import type { VerificationUndo } from './useVerificationUndo';

interface ClaimWorkspaceProps {
  readonly claim: RefundDetails;
  readonly onReload: () => void;
  /** Its place in the queue it was opened from. */
  readonly walk?: QueueNavigation | undefined;
  readonly onVerified: (claim: RefundDetails, checks: StoredVerification) => void;
  readonly onDecided: (decision: Decision) => void;
  readonly undo: VerificationUndo;
}

const WRITERS: readonly string[] = ['verifier', 'approver', 'admin'];

/** A claim as the board's staff work on it: what is decided, the lines, and the evidence beside them; the rest below. */
export function ClaimWorkspace(props: ClaimWorkspaceProps) {
  const { claim, onReload, walk, onVerified, onDecided, undo } = props;
  const navigate = useNavigate();
  const roles = useSelector(selectRoles);
  const own = useSelector(selectPerson).id;
  const { data: program } = useGetProgramQuery(undefined);
  const unit = program?.unitCode ?? '';
  const box = useRef<HTMLDivElement>(null);
  const keysSwitch = useKeysSwitch();
  const [place, setPlace] = useState(0);
  const work = useClaimRecord({
    claim,
    side: 'staff',
    onReload,
    onVerified,
    onDecided,
    checks: undo.checksOf(claim),
  });
  const { actions, review } = work;
  const mayWrite = roles.some((role) => WRITERS.includes(role));
  const [questioned, setQuestioned] = useState<RefundLine | null>(null);
  const isVerifying = work.isAllowed('verify');
  const openReturns = claim.returns.filter(({ answered }) => answered === null);

  const [isBusy, setBusy] = useState(false);
  // While an own action is under way, its result may come by the live connection before its answer does.
  const isKnown =
    isBusy ||
    claim.version <= work.seen ||
    (undo.undone?.id === claim.id && undo.undone.version === claim.version);
  const [failure, setFailure] = useState<string | null>(null);

  /** Does what needs no question; a second press meanwhile does nothing. */
  async function run(act: () => Promise<string | null>): Promise<void> {
    if (isBusy || claim.version < work.seen) return;
    setBusy(true);
    setFailure(await act());
    setBusy(false);
  }
  function ask(action: OfferedAction): void {
    const { claimed, verified, lines } = review.state;
    const isTakenOver = claim.assignedTo !== null && claim.assignedTo.id !== own;
    const needsWords = claimed !== verified || openReturns.length > 0 || isTakenOver;
    actions.forgetOutcome();
    if (action === 'takeUp') void run(actions.takeUp);
    else if (action === 'verify' && !needsWords) void run(() => actions.verify(lines ?? [], ''));
    else if (action !== 'answerInfo') work.setAsked(action);
  }
  const keys = useClaimKeys({
    work,
    walk,
    onAsk: ask,
    onQuestion: (line) => {
      if (mayWrite) setQuestioned(line);
    },
    onUndo: undo.run,
    onGo: (address) => void navigate(address),
    onDocument: (by) => {
      setPlace(Math.min(Math.max(place + by, 0), Math.max(claim.documents.length - 1, 0)));
    },
  });
  useActionKeys(box, keys, keysSwitch.areOn);

  return (
    <div ref={box} className="record claim-workspace">
      <ClaimBar claim={claim} work={work} onAsk={ask} keys={{ names: WORK_KEYS, ...keysSwitch }} />
      {undo.done === null ? <DecidedBar claim={claim} /> : null}
      <UndoBar undo={undo} claimId={claim.id} />
      <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
      <RecordNotices
        outcome={actions.outcome}
        foreign={isKnown ? null : { last: claim.timeline.at(-1) }}
        next={isPassedOn(actions.outcome) ? walk?.next : undefined}
        onDismissOutcome={actions.forgetOutcome}
        onDismissForeign={() => {
          work.setSeen(claim.version);
        }}
      />
      <ClaimAssignee claim={claim} walk={walk} />
      <RiskNotice claim={claim} />
      <StaffNote claim={claim} />
      <CorrectedNotice claim={claim} />
      {openReturns.map((returned) => (
        <ReturnNotice key={returned.id} returned={returned} isVerifying={isVerifying} />
      ))}
      <PendingPanel claim={claim} side="staff" actions={actions} />
      <div className="claim-work">
        <ClaimLinesSection
          claim={claim}
          unit={unit}
          review={review}
          isVerifying={isVerifying}
          onQuestion={mayWrite ? setQuestioned : undefined}
        />
        <CompanyContext claim={claim} unit={unit} />
        <DocumentViewer documents={claim.documents} place={place} onPlace={setPlace} />
      </div>
      {claim.account === null ? null : (
        <ClaimAccount claim={claim} account={claim.account} side="staff" actions={actions} />
      )}
      <ClaimProgress claim={claim} side="staff" />
      <ClaimFacts claim={claim} unit={unit} isUnderBar />
      <div className="record-columns">
        <ClaimComments
          claimId={claim.id}
          comments={claim.comments}
          company={claim.companyName}
          mayWrite={mayWrite}
          onSeen={work.setSeen}
        />
        <ClaimHistory timeline={claim.timeline} />
      </div>
      {questioned === null ? null : (
        <QuestionDialog
          claim={claim}
          line={questioned}
          onSent={work.setSeen}
          onClose={() => {
            setQuestioned(null);
          }}
        />
      )}
      {work.asked === null ? null : (
        <ActionDialog
          action={work.asked}
          claim={work.judged}
          actions={actions}
          verification={review.state}
          reasons={work.reasons}
          onClose={() => {
            work.setAsked(null);
          }}
        />
      )}
    </div>
  );
}
