import { useTranslation } from 'react-i18next';
import { Form } from 'reactstrap';
import type { ExemptionDetails, ExemptionStart } from '../../../../contract/entities/exemption';
import { errorMessage } from '../../../api/base/errorMessage';
import { saveShown } from '../../../api/base/saveShown';
import { SaveLine } from '../../../components/form/SaveLine';
import { WizardFoot } from '../../../components/form/WizardFoot';
import { WizardSteps } from '../../../components/form/WizardSteps';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { LeaveGuard } from '../../../routing/LeaveGuard';
import { APPLY_STEPS, stepBefore } from './applySteps';
import { ApplySummary } from './ApplySummary';
import { FiguresStep } from './FiguresStep';
import { KindStep } from './KindStep';
import type { FoundApplication } from './storedApplication';
import { DocumentsStep } from './DocumentsStep';
import { RestoredApplicationNotice } from './RestoredApplicationNotice';
import { ReviewStep } from './ReviewStep';
import { useApplyWizard } from './useApplyWizard';

interface ApplyWizardProps {
  readonly owner: string;
  readonly found: FoundApplication;
  readonly start: ExemptionStart;
  readonly onSubmitted: (exemption: ExemptionDetails) => void;
  /** Throws the draft away on the server; answers the sentence to show, null when it went well. */
  readonly onDiscard: () => Promise<string | null>;
  readonly onStartOver: () => void;
}

/** The application from its kind to its signature; each page has its own address, and nothing typed depends on it. */
export function ApplyWizard({ owner, found, start, onSubmitted, onDiscard, onStartOver }: ApplyWizardProps) {
  const { t } = useTranslation('exemption');
  const format = useFormat();
  const language = useLanguage();
  const wizard = useApplyWizard(owner, found, start, onSubmitted);
  const { step, application, saving, uploads } = wizard;
  const refusal = wizard.refusal ?? wizard.handingFailure;
  const before = stepBefore(step);
  const isUploading = uploads.uploads.some((one) => one.failure === null);
  const isUnsaved = saving.state.kind === 'waiting' || saving.state.kind === 'failed';
  const needed =
    application.form.kind === null ? null : (start.neededEvidence[application.form.kind] ?? null);
  return (
    <>
      {wizard.hasMoved || found.prepared !== null ? null : (
        <RestoredApplicationNotice
          found={found}
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
        steps={APPLY_STEPS.map((each) => ({ step: each, name: t(`steps.${each}`) }))}
        current={step}
        done={wizard.done}
        faulty={new Set(APPLY_STEPS.filter((each) => wizard.isTried(each) && wizard.on(each).length > 0))}
        onGo={wizard.go}
      />
      <Form
        noValidate
        className="wizard"
        onSubmit={(event) => {
          event.preventDefault();
          void wizard.goOn();
        }}
      >
        {refusal === null || wizard.isSending ? null : (
          <p className="alert alert-danger" role="alert">
            {errorMessage(refusal, language)}
          </p>
        )}
        <ApplySummary wizard={wizard} />
        {step === 'kind' ? <KindStep wizard={wizard} start={start} /> : null}
        {step === 'details' ? (
          <FiguresStep
            form={application.form}
            unit={start.unit}
            records={start.records.map(({ fiscalYear, quantity }) => ({
              fiscalYear,
              text: `${format.quantity(quantity)} ${start.unit}`,
            }))}
            errorAt={wizard.errorAt}
            send={wizard.send}
          />
        ) : null}
        {step === 'documents' ? (
          <DocumentsStep
            needed={needed}
            documents={application.documents}
            uploads={uploads}
            error={wizard.errorAt('documentIds')}
            send={wizard.send}
          />
        ) : null}
        {step === 'review' ? <ReviewStep wizard={wizard} start={start} /> : null}
        <WizardFoot
          before={before}
          go={wizard.go}
          back={t('back')}
          isBusy={wizard.isSending}
          on={step === 'review' ? t(wizard.maySign ? 'review.submit' : 'review.sendToSigner') : t('next')}
        >
          <SaveLine state={saveShown(saving.state, language)} onSave={saving.saver.saveNow} />
        </WizardFoot>
      </Form>
      <LeaveGuard
        danger={
          wizard.isSending
            ? null
            : isUploading
              ? 'uploading'
              : isUnsaved
                ? 'unsaved'
                : saving.state.kind === 'saving'
                  ? 'saving'
                  : null
        }
      />
    </>
  );
}
