import type { RefundLine } from '../../../../../contract/entities/refund';
import type { QueueNavigation } from '../../../../components/record/queueNavigation';
import type { KeyActions } from '../../../../components/useActionKeys';
import { CLAIM_KEYS } from '../../claimKeys';
import type { KeyName } from '../../KeysHelp';
import type { OfferedAction } from '../claimActions';
import type { ClaimWork } from '../useClaimRecord';
import { decisionId } from './DecisionButtons';

/** The keys of a claim under review, as its help lists them. */
export const WORK_KEYS: readonly KeyName[] = [
  'checkExact',
  'check',
  'verify',
  'confirm',
  'undo',
  'nextClaim',
  'previousClaim',
  'next',
  'previous',
  'explain',
  'question',
  'documents',
  'approve',
  'return',
  'help',
];

interface Keyboard {
  readonly work: ClaimWork;
  readonly walk: QueueNavigation | undefined;
  readonly onAsk: (action: OfferedAction) => void;
  readonly onQuestion: (line: RefundLine) => void;
  readonly onUndo: () => void;
  readonly onGo: (address: string) => void;
  /** To the next or the previous document. */
  readonly onDocument: (by: 1 | -1) => void;
}

/**
 * What each key does to a claim: one checks every exact match, one goes to the decision, and Enter, on its button, makes it. A line
 * that is left takes the cursor, so that the key that checks it is the next one.
 */
export function useClaimKeys({
  work,
  walk,
  onAsk,
  onQuestion,
  onUndo,
  onGo,
  onDocument,
}: Keyboard): KeyActions {
  const { review, isAllowed, notReady } = work;
  const askIf = (...wanted: readonly OfferedAction[]): void => {
    const action = wanted.find(isAllowed);
    if (action !== undefined) onAsk(action);
  };
  const ifVerifying = (act: () => void) => (): void => {
    if (isAllowed('verify')) act();
  };
  return {
    [CLAIM_KEYS.checkExact]: ifVerifying(review.tickExact),
    [CLAIM_KEYS.check]: ifVerifying(review.checkCurrent),
    [CLAIM_KEYS.verify]: ifVerifying(() => {
      if (notReady === null) document.getElementById(decisionId('verify'))?.focus();
      else review.toUnchecked();
    }),
    [CLAIM_KEYS.next]: () => {
      review.move(1);
    },
    [CLAIM_KEYS.previous]: () => {
      review.move(-1);
    },
    [CLAIM_KEYS.explain]: () => {
      review.toggleOpen();
    },
    [CLAIM_KEYS.nextDocument]: () => {
      onDocument(1);
    },
    [CLAIM_KEYS.previousDocument]: () => {
      onDocument(-1);
    },
    [CLAIM_KEYS.question]: () => {
      const line = review.shown[review.cursor];
      if (line !== undefined) onQuestion(line);
    },
    [CLAIM_KEYS.undo]: onUndo,
    [CLAIM_KEYS.approve]: () => {
      askIf('approve');
    },
    [CLAIM_KEYS.return]: () => {
      askIf('returnForInfo', 'returnToVerifier');
    },
    [CLAIM_KEYS.nextClaim]: () => {
      if (walk?.next !== undefined) onGo(walk.next);
    },
    [CLAIM_KEYS.previousClaim]: () => {
      if (walk?.previous !== undefined) onGo(walk.previous);
    },
  };
}
