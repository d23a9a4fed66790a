import { useEffect, useMemo, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { partsOf } from '../../../../domain/calendarDate';
import { useProposeRefundQuery } from '../../../api/refunds/claims';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useBoardToday } from '../../../i18n/useBoardToday';
import { useLanguage } from '../../../i18n/useFormat';
import { REACHED, reachIn } from '../../../components/form/wizardReach';
import { claimAfter } from './claimForm';
import { CLAIM_STEPS, type ClaimStep, firstOpen, MISSING, stepAfter, stepIn } from './claimSteps';
import { isFiledBefore } from './filedBefore';
import { filledClaim } from './filledClaim';
import type { FoundClaim } from './storedClaim';
import { useClaimSaver } from './useClaimSaver';
import { useMaySign } from '../useMaySign';
import { useSendToSigner } from './useSendToSigner';
import { useSubmitClaim } from './useSubmitClaim';
import { useUploads } from '../../../api/documents/useUploads';
import { useWizardFaults } from './useWizardFaults';

/** A claim on its way from year and reason to certification: the form, the board's proposal, what stands against it, and the actions. */
export function useClaimWizard(
  draft: { readonly owner: string; readonly key: string },
  found: FoundClaim,
  onSubmitted: (claim: RefundDetails) => void,
  onFiledBefore: () => void,
) {
  const mark = decimalMarkOf(useLanguage());
  const [address, setAddress] = useSearchParams();
  const isLookingForMissing = address.get('step') === MISSING;
  const step = isLookingForMissing ? 'lines' : stepIn(address.get('step'));
  const [form, send] = useReducer(claimAfter, found.form);
  const thisYear = partsOf(useBoardToday()).year;
  const proposing = useProposeRefundQuery({
    query: { fiscalYear: (form.fiscalYear ?? thisYear).toString(), reason: form.reason ?? 'FIRST_QUANTITY' },
  });
  const isChosen = form.fiscalYear !== null && form.reason !== null;
  const proposal = isChosen ? proposing.currentData : undefined;
  const filled = useMemo(() => filledClaim(form, proposal), [form, proposal]);
  const saving = useClaimSaver(draft, form, found.form, found.savedAt);
  const { saver, state } = saving;
  const isFiled = state.kind === 'failed' && isFiledBefore(state.failure);
  useEffect(() => {
    if (!isFiled) return;
    void saver.hold();
    onFiledBefore();
  }, [isFiled, saver, onFiledBefore]);
  const uploads = useUploads((document) => {
    send({ type: 'documentAttached', document });
  });
  const maySign = useMaySign();
  const handing = useSendToSigner(draft.key);
  const sending = useSubmitClaim(draft.key);
  const faults = useWizardFaults(filled, proposal, mark, sending.refusal);
  const [tried, setTried] = useState<ReadonlySet<ClaimStep>>(new Set());
  const [attempt, setAttempt] = useState(0);
  // Not in the address: after a reload, the notice of the draft offers again to start over.
  const [hasMoved, setMoved] = useState(false);
  const { furthest } = reachIn(address, CLAIM_STEPS.indexOf(step));

  const isOpen = (each: ClaimStep): boolean => faults.on(each).length > 0;
  const go = (to: ClaimStep): void => {
    setMoved(true);
    setAddress({ draft: draft.key, step: to, [REACHED]: furthest.toString() });
  };
  const missing = isLookingForMissing && (proposal !== undefined || !isChosen) ? firstOpen(isOpen) : null;
  useEffect(() => {
    if (missing !== null) setAddress({ draft: draft.key, step: missing }, { replace: true });
  }, [missing, setAddress, draft.key]);
  // Whoever only prepares certifies nothing: that is the signer's part.
  const openOn = (each: ClaimStep) =>
    (each === 'review' ? CLAIM_STEPS.flatMap(faults.on) : faults.on(each)).filter(
      ({ field }) => maySign || !field.startsWith('certifications.'),
    );

  /** To the next page, or, from the last one, to the server. */
  async function goOn(): Promise<void> {
    setTried(new Set(step === 'review' ? CLAIM_STEPS : [...tried, step]));
    setAttempt(attempt + 1);
    if (openOn(step).length > 0 || sending.isBusy || handing.isBusy) return;
    // The lines' page waits for the board's answer by itself; a press made meanwhile is not lost.
    if (step === 'basis' || (step !== 'review' && proposal !== undefined)) {
      go(stepAfter(step));
      return;
    }
    if (proposal === undefined) return;
    await saving.saver.hold();
    if (!maySign) {
      if (await handing.send(filled)) {
        await saving.forget();
        handing.leave();
      } else saving.saver.changed(form);
      return;
    }
    const claim = await sending.submit(filled, proposal, mark);
    if (claim === null) {
      saving.saver.changed(form);
      return;
    }
    if (claim === 'filed-before') {
      onFiledBefore();
      return;
    }
    void saving.forget();
    onSubmitted(claim);
  }

  return {
    draftKey: draft.key,
    step,
    go,
    goOn,
    attempt,
    hasMoved,
    /** Pages that were seen and leave nothing to do. */
    done: new Set(CLAIM_STEPS.filter((each, place) => place <= furthest && faults.done.has(each))),
    form: filled,
    send,
    proposal,
    /** The last answer, for the years it names, also while another year or reason is looked up. */
    known: proposing.data,
    proposing,
    saving,
    uploads,
    sending,
    handing,
    maySign,
    faults,
    openOn,
    /** Nothing is left to do but to certify. */
    isReady: proposal !== undefined && firstOpen(isOpen) === 'review',
    isTried: (each: ClaimStep): boolean => tried.has(each),
  };
}

export type ClaimWizardState = ReturnType<typeof useClaimWizard>;
