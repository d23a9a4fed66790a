import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Form } from 'reactstrap';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import { LIMITS } from '../../../../contract/limits';
import { useAnswerExemptionMutation, useStartExemptionQuery } from '../../../api/exemptions/applications';
import { usePersistedState } from '../../../api/drafts/usePersistedState';
import { useUploads } from '../../../api/documents/useUploads';
import { ErrorSummary } from '../../../components/form/ErrorSummary';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { ApplicantFields } from '../apply/ApplicantFields';
import {
  type Application,
  applicationAfter,
  type ApplicationEvent,
  applicationSchema,
  EMPTY_FORM,
  formOfClaim,
  type TextOf,
} from '../apply/application';
import { answerFaults, claimToSend } from '../apply/applicationFaults';
import { FiguresStep } from '../apply/FiguresStep';
import { DocumentsStep } from '../apply/DocumentsStep';
import { SignBox } from '../apply/SignBox';
import type { Signed } from '../apply/useApplyWizard';
import type { ExemptionActions } from './useExemptionActions';

interface AnswerFormProps {
  readonly exemption: ExemptionDetails;
  readonly actions: ExemptionActions;
}

const storedAnswer = z.object({ application: applicationSchema, comment: z.string() });

/** What was sent before, to be corrected; new documents come beside those that are there. */
function sentBefore({ claim, applicant, fiscalYear }: ExemptionDetails, textOf: TextOf): Application {
  const form = claim === null ? EMPTY_FORM : formOfClaim(EMPTY_FORM, claim, textOf);
  const ticks =
    claim?.kind === 'ORGANIC'
      ? {
          hasPlanAndCertificate: claim.hasPlanAndCertificate,
          handlesOrganic: claim.handlesOrganic,
          isSubjectToAssessment: claim.isSubjectToAssessment,
        }
      : form.ticks;
  return {
    form: { ...form, ticks, fiscalYear, applicant: applicant ?? EMPTY_FORM.applicant },
    documents: [],
  };
}

/** The company's answer to the board's question: what was asked, figures and documents to correct, and the signature again. */
export function AnswerForm({ exemption, actions }: AnswerFormProps) {
  const { t } = useTranslation('exemption');
  const format = useFormat();
  const language = useLanguage();
  const mark = decimalMarkOf(language);
  const { data: start } = useStartExemptionQuery(undefined);
  const [first] = useState(() => ({ application: sentBefore(exemption, format.quantityTyped), comment: '' }));
  const { value, change, forget } = usePersistedState({
    name: `exemption-answer-${exemption.id}`,
    basis: exemption.version.toString(),
    schema: storedAnswer,
    first,
  });
  const { application, comment } = value;
  const send = (event: ApplicationEvent): void => {
    change((old) => ({ ...old, application: applicationAfter(old.application, event) }));
  };
  const [signed, setSigned] = useState<Signed>({ isTrue: false, isAuthorised: false });
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [answer, { isLoading }] = useAnswerExemptionMutation();
  const uploads = useUploads((document) => {
    send({ type: 'documentAttached', document });
  });
  const faults = useMemo(
    () => answerFaults(application, start, mark, language),
    [application, start, mark, language],
  );
  const errorAt = (field: string): string | undefined =>
    attempt === 0 ? undefined : faults.find((fault) => fault.field === field)?.sentence;

  async function goOn(): Promise<void> {
    setAttempt(attempt + 1);
    setFailure(null);
    const claim = claimToSend(application.form, mark);
    if (faults.length > 0 || claim === null || isLoading || !signed.isTrue || !signed.isAuthorised) return;
    const body = {
      version: exemption.version,
      comment: comment.trim(),
      claim,
      documentIds: application.form.documentIds,
      applicant: application.form.applicant,
      certifications: { isTrue: true, isAuthorised: true },
    } as const;
    const sent = await actions.deliver(['answer', body], (idempotencyKey) =>
      answer({
        params: { id: exemption.id },
        body,
        idempotencyKey,
      }),
    );
    if (sent.data !== undefined) forget();
    setFailure(actions.settle(sent, 'answerInfo'));
  }

  return (
    <section className="surface exemption-answer" aria-labelledby="exemption-answer">
      <h2 id="exemption-answer">{t('answer.title')}</h2>
      <p className="exemption-question">{exemption.reason}</p>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
        {attempt === 0 ? null : (
          <ErrorSummary
            attempt={attempt}
            entries={faults.map(({ field, sentence }) => ({ fieldId: field, message: sentence }))}
          />
        )}
        <TextAreaField
          id="answer-comment"
          label={t('answer.comment')}
          hint={t('answer.commentHint')}
          maxLength={LIMITS.reasonText}
          value={comment}
          onChange={(event) => {
            const text = event.target.value;
            change((old) => ({ ...old, comment: text }));
          }}
        />
        <FiguresStep
          form={application.form}
          unit={exemption.unit}
          records={[]}
          errorAt={errorAt}
          send={send}
        />
        <h3>{t('answer.documents')}</h3>
        <DocumentsStep
          documents={application.documents}
          uploads={uploads}
          error={errorAt('documentIds')}
          send={send}
        />
        <h3>{t('applicant.title2')}</h3>
        <ApplicantFields applicant={application.form.applicant} errorAt={errorAt} send={send} />
        <SignBox signed={signed} isTried={attempt > 0} onSign={setSigned} />
        <SubmitButton isBusy={isLoading}>{t('answer.send')}</SubmitButton>
      </Form>
    </section>
  );
}
