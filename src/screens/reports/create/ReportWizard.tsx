import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Form } from 'reactstrap';
import { errorMessage } from '../../../api/base/errorMessage';
import { WizardSteps } from '../../../components/form/WizardSteps';
import { LoadFailure } from '../../../components/LoadFailure';
import { useLanguage } from '../../../i18n/useFormat';
import { LeaveGuard } from '../../../routing/LeaveGuard';
import { DraftConflictNotice } from './DraftConflictNotice';
import { FiledMeanwhile } from './FiledMeanwhile';
import type { FoundReport } from './foundReport';
import { RestoredReportNotice } from './RestoredReportNotice';
import { RefusalNotice } from './RefusalNotice';
import { ReportBar } from './ReportBar';
import { ReportPage } from './ReportPage';
import type { PeriodFacts, ReportSource } from './reportSource';
import { REPORT_STEPS } from './reportSteps';
import { ReportSummary } from './ReportSummary';
import { RunningNotice } from './RunningNotice';
import { useReportWizard } from './useReportWizard';
import type { ReportRecord } from './useSubmitReport';

interface ReportWizardProps {
  readonly owner: string;
  readonly source: ReportSource;
  readonly facts: PeriodFacts;
  readonly found: FoundReport;
  readonly onSubmitted: (report: ReportRecord) => void;
  /** Throws the draft away on the server; answers the sentence to show, null when it went well. */
  readonly onDiscard: () => Promise<string | null>;
  readonly onStartOver: () => void;
  /** Whether the period was reported while it was being written. */
  readonly isFiled: boolean;
}

/** A report from its lines to certification; each page has its own address, and nothing typed depends on it. */
export function ReportWizard(props: ReportWizardProps) {
  const { owner, source, facts, found, onSubmitted, onDiscard, onStartOver, isFiled } = props;
  const { t } = useTranslation('reportForm');
  const language = useLanguage();
  const navigate = useNavigate();
  const wizard = useReportWizard(owner, source, found, onSubmitted);
  const { step, saving, sending, preview } = wizard;
  const isPeriod = source.kind === 'period';
  const isEnd = facts.isRunning === true && step !== 'lines';
  // Leaving by the button saves first.
  const isUnsaved =
    isPeriod && (saving.state.kind === 'failed' || (saving.state.kind === 'waiting' && !isEnd));
  const steps = [
    ...(isPeriod ? [{ step: 'period' as const, name: t('steps.period') }] : []),
    ...REPORT_STEPS.map((each) => ({ step: each, name: t(`steps.${each}`) })),
  ];
  return (
    <>
      {wizard.hasMoved ? null : (
        <RestoredReportNotice
          found={found}
          isAmendment={!isPeriod}
          onTakeOther={(form) => {
            wizard.send({ type: 'formReplaced', form });
          }}
          onDiscard={async () => {
            await saving.saver.hold();
            const refused = await onDiscard();
            if (refused !== null) return refused;
            await saving.forget();
            onStartOver();
            return null;
          }}
        />
      )}
      <WizardSteps
        label={t('steps.label')}
        steps={steps}
        current={step}
        done={new Set<(typeof steps)[number]['step']>([...wizard.done, 'period'])}
        faulty={
          new Set(
            REPORT_STEPS.filter(
              (each) => wizard.isTried(each) && wizard.faults.some((fault) => fault.step === each),
            ),
          )
        }
        onGo={(to) => {
          if (to === 'period') void navigate('/assessments/create');
          else wizard.go(to);
        }}
      />
      <Form
        noValidate
        className="wizard"
        onSubmit={(event) => {
          event.preventDefault();
          if (isEnd) {
            saving.saver.saveNow();
            void navigate('/assessments');
          } else void wizard.goOn();
        }}
      >
        {facts.isRunning === true ? <RunningNotice lastDay={facts.lastDay} /> : null}
        {isFiled && !sending.isBusy && sending.refusal === null ? (
          <FiledMeanwhile facts={facts} form={wizard.form} owner={owner} />
        ) : (
          <DraftConflictNotice wizard={wizard} />
        )}
        {sending.refusal === null || sending.isBusy ? null : (
          <RefusalNotice failure={sending.refusal} wizard={wizard} facts={facts} owner={owner} />
        )}
        <ReportSummary wizard={wizard} />
        {preview.failure === null ? null : (
          <LoadFailure
            message={`${t('preview.failed')} ${errorMessage(preview.failure, language)}`}
            onRetry={preview.askAgain}
          />
        )}
        <ReportPage wizard={wizard} facts={facts} />
        <ReportBar wizard={wizard} isEnd={isEnd} />
      </Form>
      <LeaveGuard danger={!sending.isBusy && isUnsaved ? 'unsaved' : null} />
    </>
  );
}
