import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type {
  ExemptionClaimSent,
  ExemptionDetails,
  ExemptionForm,
  ExemptionStart,
} from '../../../../contract/entities/exemption';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { useApplyForExemptionMutation } from '../../../api/exemptions/applications';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useSendOnce } from '../../../api/base/useSendOnce';
import { useUploads } from '../../../api/documents/useUploads';
import { REACHED, reachIn } from '../../../components/form/wizardReach';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { type Application, applicationAfter, formOfClaim, type TextOf } from './application';
import { type ApplicationFault, applicationFaults, claimToSend } from './applicationFaults';
import {
  APPLY_STEPS,
  type ApplyStep,
  applyStepIn,
  firstOpen,
  MISSING,
  stepAfter,
  stepOfField,
} from './applySteps';
import type { FoundApplication } from './storedApplication';
import { useApplicationSaver } from './useApplicationSaver';
import { useMaySignApplication } from './useMaySignApplication';
import { useSendToSigner } from './useSendToSigner';

/** The two statements that are signed; ticked again each time. */
export const SIGNED = ['isTrue', 'isAuthorised'] as const;
export type Signed = Readonly<Record<(typeof SIGNED)[number], boolean>>;

interface Refusal {
  readonly failure: ApiFailure;
  readonly draft: Application;
}

/** An application on its way from its kind to its signature: the form, what stands against it, and the actions. */
export function useApplyWizard(
  owner: string,
  found: FoundApplication,
  start: ExemptionStart,
  onSubmitted: (exemption: ExemptionDetails) => void,
) {
  const language = useLanguage();
  const format = useFormat();
  const mark = decimalMarkOf(language);
  const [address, setAddress] = useSearchParams();
  const isLookingForMissing = address.get('step') === MISSING;
  const [first] = useState(() =>
    withDefaults(
      found.origin === 'new' && address.has('renew')
        ? asRenewal(found.application, start, format.quantityTyped)
        : found.application,
      start,
    ),
  );
  const [application, send] = useReducer(applicationAfter, first);
  const [signed, setSigned] = useState<Signed>({ isTrue: false, isAuthorised: false });
  const saving = useApplicationSaver(owner, application, first, found);
  const uploads = useUploads((document) => {
    send({ type: 'documentAttached', document });
  });
  const [apply, { isLoading }] = useApplyForExemptionMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const maySign = useMaySignApplication();
  const handing = useSendToSigner(saving);
  const { deliver } = useSendOnce('exemption-sending');
  const [tried, setTried] = useState<ReadonlySet<ApplyStep>>(new Set());
  const [attempt, setAttempt] = useState(0);

  const faults = useMemo(() => {
    const own = applicationFaults(application, start, mark, language);
    return [...own, ...(refusal?.draft === application ? serverFaults(refusal.failure) : [])];
  }, [application, start, mark, language, refusal]);
  const on = (each: ApplyStep) => faults.filter(({ field }) => stepOfField(field) === each);
  const openOn = (each: ApplyStep) => (each === 'review' ? faults : on(each));
  const isSigned = signed.isTrue && signed.isAuthorised;

  const missing = isLookingForMissing ? firstOpen((each) => on(each).length > 0) : null;
  const step = missing ?? applyStepIn(address.get('step'));
  // Not in the address: after a reload, the notice of the draft offers again to start over.
  const [hasMoved, setMoved] = useState(false);
  const { furthest } = reachIn(address, APPLY_STEPS.indexOf(step));
  const preparer = found.prepared?.by;
  const show = useCallback(
    (to: ApplyStep, reached: Readonly<Record<string, string>>): void => {
      const isReplaced = Object.keys(reached).length === 0;
      setAddress(
        { ...(preparer === undefined ? {} : { preparer }), step: to, ...reached },
        { replace: isReplaced },
      );
    },
    [preparer, setAddress],
  );
  const go = (to: ApplyStep): void => {
    setMoved(true);
    show(to, { [REACHED]: furthest.toString() });
  };
  useEffect(() => {
    if (missing !== null) show(missing, {});
  }, [missing, show]);

  /** To the next page, or, from the last one, to the server. */
  async function goOn(): Promise<void> {
    setTried(new Set(step === 'review' ? APPLY_STEPS : [...tried, step]));
    setAttempt(attempt + 1);
    if (openOn(step).length > 0 || isLoading || handing.isBusy) return;
    if (step !== 'review') {
      go(stepAfter(step));
      return;
    }
    if (!maySign) {
      await handing.send(application);
      return;
    }
    const claim = claimToSend(application.form, mark);
    const { fiscalYear } = application.form;
    if (claim === null || fiscalYear === null || !isSigned) return;
    await saving.saver.hold();
    const body = submissionOf(application.form, claim, fiscalYear, start, found);
    const answer = await deliver(body, (idempotencyKey) => apply({ body, idempotencyKey }));
    if (answer.data === undefined) {
      setRefusal({
        failure: readApiFailure(answer.error) ?? { kind: 'unreadable', status: 0 },
        draft: application,
      });
      saving.saver.changed(application);
      return;
    }
    void saving.forget();
    onSubmitted(answer.data);
  }

  return {
    step,
    go,
    goOn,
    attempt,
    hasMoved,
    /** Pages that were seen and leave nothing to do. */
    done: new Set(
      APPLY_STEPS.filter(
        (each, place) =>
          each !== 'review' && place <= furthest && application.form.kind !== null && on(each).length === 0,
      ),
    ),
    application,
    send,
    signed,
    setSigned,
    isSigned,
    saving,
    uploads,
    isSending: isLoading || handing.isBusy,
    maySign,
    /** Why it could not be sent to the signers; null while nothing failed. */
    handingFailure: handing.failure,
    refusal: refusal?.draft === application ? refusal.failure : null,
    on,
    openOn,
    isTried: (each: ApplyStep): boolean => tried.has(each),
    errorAt: (field: string): string | undefined =>
      tried.has(stepOfField(field)) ? faults.find((fault) => fault.field === field)?.sentence : undefined,
  };
}

export type ApplyWizardState = ReturnType<typeof useApplyWizard>;

/** What is sent of a whole and signed application. */
function submissionOf(
  { documentIds, applicant }: ExemptionForm,
  claim: ExemptionClaimSent,
  fiscalYear: number,
  { offers }: ExemptionStart,
  { prepared }: FoundApplication,
) {
  const offer = offers.find((each) => each.kind === claim.kind && each.fiscalYear === fiscalYear);
  return {
    fiscalYear,
    renewsId: offer?.renews?.id ?? null,
    ...(prepared === null ? {} : { preparer: prepared.by }),
    claim,
    documentIds,
    applicant,
    certifications: { isTrue: true, isAuthorised: true },
  } as const;
}

/** The server's refusals beside the fields they belong to. */
function serverFaults(failure: ApiFailure): readonly ApplicationFault[] {
  if (failure.kind !== 'refused') return [];
  return failure.errors.flatMap(({ field, details }) =>
    field === undefined || details === '' ? [] : [{ field, sentence: details }],
  );
}

/** A new application for what the certificate that ends soon was for, in the year after it, with the figures of the last one. */
export function asRenewal(
  application: Application,
  { offers, earlier }: Pick<ExemptionStart, 'offers' | 'earlier'>,
  textOf: TextOf,
): Application {
  const offer = offers.find(({ renews, standing }) => renews !== null && standing === null);
  if (offer === undefined) return application;
  const { kind, fiscalYear } = offer;
  const last = earlier.find(({ claim }) => claim.kind === kind);
  const form = last === undefined ? application.form : formOfClaim(application.form, last.claim, textOf);
  return { ...application, form: { ...form, kind, fiscalYear } };
}

/** A form that names nobody yet gets the person who writes it. */
function withDefaults(application: Application, start: ExemptionStart): Application {
  const { form } = application;
  const isNamed = Object.values(form.applicant).some((text) => text !== '');
  return {
    ...application,
    form: {
      ...form,
      fiscalYear: form.fiscalYear ?? start.offers[0]?.fiscalYear ?? null,
      applicant: isNamed ? form.applicant : start.applicant,
    },
  };
}
