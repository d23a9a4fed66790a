import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { REACHED, reachIn } from '../../../components/form/wizardReach';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import type { FoundReport } from './foundReport';
import { readyLines } from './readyLines';
import { reportAfter } from './reportForm';
import { doneSteps, reportFaults } from './reportFaults';
import type { ReportSource } from './reportSource';
import { firstOpen, MISSING, REPORT_STEPS, type ReportStep, stepAfter, stepIn } from './reportSteps';
import { usePreview } from './usePreview';
import { useReportSaver } from './useReportSaver';
import { type ReportRecord, useSubmitReport } from './useSubmitReport';

/** A report on its way from lines to certification: the form, the server's preview, what stands against it, and the actions. */
export function useReportWizard(
  owner: string,
  source: ReportSource,
  found: FoundReport,
  onSubmitted: (report: ReportRecord) => void,
) {
  const mark = decimalMarkOf(useLanguage());
  const [address, setAddress] = useSearchParams();
  const step = stepIn(address.get('step'));
  const [form, send] = useReducer(reportAfter, found.form);
  const ready = useMemo(() => readyLines(form.lines, mark), [form.lines, mark]);
  const preview = usePreview(source, ready, form.isNothing || ready.lines.length > 0);
  const saving = useReportSaver(owner, source, form, found);
  const sending = useSubmitReport(source);
  const checks = preview.isCurrent ? (preview.last?.preview.checks ?? null) : null;
  const isAmendment = source.kind === 'amendment';
  const faults = useMemo(
    () => reportFaults({ form, ready, checks, isAmendment }),
    [form, ready, checks, isAmendment],
  );
  const [tried, setTried] = useState<ReadonlySet<ReportStep>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const { hasMoved, furthest } = reachIn(address, REPORT_STEPS.indexOf(step));

  const show = useCallback(
    (to: ReportStep, options?: { readonly replace: boolean }): void => {
      setAddress((old) => {
        const next = new URLSearchParams(old);
        next.set('step', to);
        if (options?.replace !== true) next.set(REACHED, furthest.toString());
        return next;
      }, options);
    },
    [setAddress, furthest],
  );
  const isOpen = (each: ReportStep): boolean => faults.some((fault) => fault.step === each);
  // What the check says is known only once the server has answered.
  const missing =
    address.get('step') === MISSING && (checks !== null || isOpen('lines')) ? firstOpen(isOpen) : null;
  useEffect(() => {
    if (missing !== null) show(missing, { replace: true });
  }, [missing, show]);
  const openOn = (each: ReportStep) =>
    each === 'certify' ? faults : faults.filter((fault) => fault.step === each);

  /** To the next page, or, from the last one, to the server. */
  async function goOn(): Promise<void> {
    setTried(new Set(step === 'certify' ? REPORT_STEPS : [...tried, step]));
    setAttempt(attempt + 1);
    if (openOn(step).length > 0 || sending.isBusy) return;
    if (step !== 'certify') {
      if (step === 'lines' || checks !== null) show(stepAfter(step));
      return;
    }
    if (checks === null) return;
    await saving.saver.hold();
    const report = await sending.submit(form, ready);
    if (report === null) {
      saving.saver.changed(form);
      return;
    }
    void saving.forget();
    onSubmitted(report);
  }

  return {
    source,
    step,
    go: show,
    goOn,
    attempt,
    hasMoved,
    mark,
    form,
    send,
    ready,
    preview,
    checks,
    saving,
    sending,
    faults,
    openOn,
    done: doneSteps(faults, checks !== null, furthest),
    isTried: (each: ReportStep): boolean => tried.has(each),
  };
}

export type ReportWizardState = ReturnType<typeof useReportWizard>;
