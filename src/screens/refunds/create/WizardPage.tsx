import { useTranslation } from 'react-i18next';
import { FormText } from 'reactstrap';
import type { RefundProposal } from '../../../../contract/entities/refund';
import { useRemoveDocumentMutation } from '../../../api/documents/documents';
import { SkeletonLines } from '../../../components/Skeleton';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import { ApplicantStep } from './ApplicantStep';
import { BasisStep } from './BasisStep';
import { EvidenceStep } from './EvidenceStep';
import { LateLinesNotice } from './LateLinesNotice';
import { lateLines } from './lateLines';
import { lineChanges } from './lineChanges';
import { LinesStep } from './LinesStep';
import { ProposalSummary } from './ProposalSummary';
import { RequirementList } from './RequirementList';
import { ReviewStep } from './ReviewStep';
import { UnchosenNotice } from './UnchosenNotice';
import type { ClaimWizardState } from './useClaimWizard';
import { useFaultSentence } from './useFaultSentence';

interface WizardPageProps {
  readonly wizard: ClaimWizardState;
  /** The last answer on proposals, whatever it was asked for. */
  readonly known: RefundProposal;
}

/** The page of the wizard that is on screen. */
export function WizardPage({ wizard, known }: WizardPageProps) {
  const { t } = useTranslation('claim');
  const sentence = useFaultSentence();
  const [removeDocument] = useRemoveDocumentMutation();
  const { step, form, proposal, send, faults, go, proposing } = wizard;

  /** An amount is judged as it is typed; what is merely missing still, only after an attempt to go on. */
  const errorAt = (field: string): string | undefined => {
    const fault = faults.at(field);
    if (fault === undefined) return undefined;
    return wizard.isTried(step) || fault.kind === 'from-server' || field.startsWith('lines.')
      ? sentence(fault)
      : undefined;
  };

  if (step === 'basis') {
    return (
      <>
        <BasisStep form={form} proposal={known} errorAt={errorAt} send={send} />
        <RequirementList form={form} proposal={known} />
        {proposal === undefined ? null : <ProposalSummary proposal={proposal} />}
      </>
    );
  }
  if (step === 'applicant') {
    return (
      // What is known of the applicant arrives with the proposal; a form that is shown already would not take it.
      <ApplicantStep
        key={proposal === undefined ? 'empty' : 'filled'}
        applicant={form.applicant}
        errorAt={errorAt}
        onChange={(applicant) => {
          send({ type: 'applicantChanged', applicant });
        }}
      />
    );
  }
  if (proposal === undefined)
    return proposing.isFetching && form.reason !== null ? (
      <SkeletonLines count={8} />
    ) : (
      <UnchosenNotice onGo={go} />
    );
  if (step === 'lines')
    return (
      <>
        <LateLines wizard={wizard} proposal={proposal} />
        <LinesStep form={form} proposal={proposal} errorAt={errorAt} send={send} />
      </>
    );
  if (step === 'review')
    return (
      <>
        <LateLines wizard={wizard} proposal={proposal} />
        <ReviewStep
          form={form}
          proposal={proposal}
          certifies={wizard.maySign}
          errorAt={errorAt}
          send={send}
          onGo={go}
        />
      </>
    );
  return (
    <>
      <EvidenceStep
        needed={proposal.requiredEvidence}
        documents={form.documents}
        uploads={wizard.uploads}
        error={errorAt('documentIds')}
        onRemove={({ id }) => {
          send({ type: 'documentRemoved', id });
          void removeDocument({ params: { id } });
        }}
      />
      {wizard.uploads.uploads.length === 0 ? null : <FormText tag="p">{t('evidence.chooseAgain')}</FormText>}
    </>
  );
}

interface LateLinesProps {
  readonly wizard: ClaimWizardState;
  readonly proposal: RefundProposal;
}

/** Where lines are chosen and where they are certified, those that were posted since are offered. */
function LateLines({ wizard, proposal }: LateLinesProps) {
  const mark = decimalMarkOf(useLanguage());
  const { form, send } = wizard;
  const late = lateLines(form, proposal);
  if (late.length === 0) return null;
  const changes = lineChanges(form, proposal, mark, send);
  return (
    <LateLinesNotice
      lines={late}
      onAdd={() => {
        changes.addLate(late);
      }}
      onLeaveOut={changes.leaveLateOut}
    />
  );
}
