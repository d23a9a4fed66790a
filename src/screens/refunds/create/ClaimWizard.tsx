import { useTranslation } from 'react-i18next';
import { Form } from 'reactstrap';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { WizardSteps } from '../../../components/form/WizardSteps';
import { useLanguage } from '../../../i18n/useFormat';
import { LeaveGuard } from '../../../routing/LeaveGuard';
import { CLAIM_STEPS } from './claimSteps';
import type { FoundClaim } from './storedClaim';
import { RestoredClaimNotice } from './RestoredClaimNotice';
import { RefusalNotice } from './RefusalNotice';
import { useClaimWizard } from './useClaimWizard';
import { WizardBar } from './WizardBar';
import { WizardPage } from './WizardPage';
import { WizardSummary } from './WizardSummary';

interface ClaimWizardProps {
  readonly owner: string;
  readonly draftKey: string;
  readonly found: FoundClaim;
  readonly onSubmitted: (claim: RefundDetails) => void;
  /** The server says that this draft was submitted already. */
  readonly onFiledBefore: () => void;
  /** Throws the draft away on the server; answers the sentence to show, null when it went well. */
  readonly onDiscard: () => Promise<string | null>;
}

/** The claim from year and reason to certification; each page has its own address, and nothing typed depends on it. */
export function ClaimWizard({
  owner,
  draftKey,
  found,
  onSubmitted,
  onFiledBefore,
  onDiscard,
}: ClaimWizardProps) {
  const { t } = useTranslation('claim');
  const language = useLanguage();
  const wizard = useClaimWizard({ owner, key: draftKey }, found, onSubmitted, onFiledBefore);
  const { step, saving, sending, proposing, known } = wizard;
  const failure = readApiFailure(proposing.error);
  const lookAgain = (): void => void proposing.refetch();
  const isUploading = wizard.uploads.uploads.some((one) => one.failure === null);
  const isUnsaved = saving.state.kind === 'waiting' || saving.state.kind === 'failed';
  return (
    <>
      {wizard.hasMoved && found.other === null ? null : (
        <RestoredClaimNotice
          found={found}
          onTakeOther={(form) => {
            wizard.send({ type: 'claimReplaced', form });
          }}
          onDiscard={async () => {
            await saving.saver.hold();
            return onDiscard();
          }}
        />
      )}
      <WizardSteps
        label={t('steps.label')}
        steps={CLAIM_STEPS.map((each) => ({ step: each, name: t(`steps.${each}`) }))}
        current={step}
        done={wizard.done}
        faulty={
          new Set(
            CLAIM_STEPS.filter(
              (each) =>
                wizard.isTried(each) && wizard.openOn(each).length > 0 && wizard.faults.on(each).length > 0,
            ),
          )
        }
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
        {sending.refusal === null || sending.isBusy ? null : (
          <RefusalNotice failure={sending.refusal.failure} onLookAgain={lookAgain} />
        )}
        {wizard.handing.failure === null || wizard.handing.isBusy ? null : (
          <p className="alert alert-danger" role="alert">
            {errorMessage(wizard.handing.failure, language)}
          </p>
        )}
        <WizardSummary wizard={wizard} />
        {failure === null ? null : (
          <LoadFailure message={errorMessage(failure, language)} onRetry={lookAgain} />
        )}
        {known === undefined ? (
          failure === null ? (
            <SkeletonLines count={8} />
          ) : null
        ) : (
          <WizardPage wizard={wizard} known={known} />
        )}
        <WizardBar wizard={wizard} />
      </Form>
      <LeaveGuard
        danger={
          sending.isBusy || wizard.handing.isBusy
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
