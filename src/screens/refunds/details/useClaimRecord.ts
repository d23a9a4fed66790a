import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { usePersistedReasons } from '../../../api/drafts/usePersistedReasons';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import type { AskedAction } from './ActionDialog';
import { actionsFor, type OfferedAction } from './claimActions';
import { type ClaimAction, type Decision, decisionOf, isStaying, useClaimActions } from './useClaimActions';
import { useLineReview } from './useLineReview';
import type { StoredVerification } from './verification';

interface Looker {
  readonly claim: RefundDetails;
  readonly side: 'company' | 'staff';
  readonly onReload: () => void;
  readonly onVerified?: (claim: RefundDetails, checks: StoredVerification) => void;
  readonly onDecided?: (decision: Decision) => void;
  /** What was checked before a verification that was undone. */
  readonly checks?: StoredVerification;
}

/** A claim as one reader works on it: what they have seen of it, what they may do, are asked, and have checked so far. */
export function useClaimRecord({ claim, side, onReload, onVerified, onDecided, checks }: Looker) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const [seen, setSeen] = useState(claim.version);
  const [asked, setAsked] = useState<{ readonly action: AskedAction; readonly claim: RefundDetails } | null>(
    null,
  );
  const reasons = usePersistedReasons<AskedAction>(`refund-${claim.id}`);
  const review = useLineReview(claim, decimalMarkOf(language), checks);
  const onDone = (version: number, action: ClaimAction): void => {
    setSeen(version);
    // Lines may have been checked while the start of the review was still on its way.
    if (isStaying(action)) return;
    reasons.forget();
    review.forget();
    const decision = decisionOf(action);
    if (decision !== undefined) onDecided?.(decision);
  };
  // Under an open question only what the reader has made or acknowledged counts: the claim as they saw it, or as their own action left it.
  const judged = asked === null || claim.version === seen ? claim : asked.claim;
  const actions = useClaimActions(judged, onDone, onReload, (verified) => {
    onVerified?.(verified, review.kept);
  });
  const shown = actionsFor(claim.actions, side, language);
  const isAllowed = (action: OfferedAction): boolean =>
    shown.some((each) => each.action === action && each.refusal === null);
  const { notTicked, faulty } = review.state;
  const notReady =
    claim.pendingCount > 0
      ? t('pendingAtCustoms.hold', { count: claim.pendingCount })
      : faulty > 0
        ? t('action.faulty', { count: faulty })
        : notTicked > 0
          ? t('action.notTicked', { count: notTicked })
          : null;

  return {
    seen,
    setSeen,
    asked: asked?.action ?? null,
    /** The claim as the open question was asked about it. */
    judged,
    setAsked: (action: AskedAction | null): void => {
      setAsked(action === null ? null : { action, claim });
    },
    reasons,
    review,
    actions,
    shown,
    isAllowed,
    /** Why it cannot be verified yet. */
    notReady,
  };
}

export type ClaimWork = ReturnType<typeof useClaimRecord>;
