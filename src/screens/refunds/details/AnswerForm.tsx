import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import { REFUND_EVIDENCE } from '../../../../domain/refundEvidence';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useAnswerRefundMutation } from '../../../api/refunds/claims';
import { usePersistedState } from '../../../api/drafts/usePersistedState';
import { ErrorSummary } from '../../../components/form/ErrorSummary';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import { CertifyField } from '../create/CertifyField';
import type { ClaimFault } from '../create/claimFaults';
import { EvidenceStep } from '../create/EvidenceStep';
import { PendingSection } from '../create/PendingSection';
import { serverFaults } from '../create/serverFaults';
import { useFaultSentence } from '../create/useFaultSentence';
import { useSummarySentence } from '../create/useSummarySentence';
import { useUploads } from '../../../api/documents/useUploads';
import { type Answer, answerBody, answerFaults, answerSchema, answerTo, changesLines } from './answer';
import { AnswerLines } from './AnswerLines';
import { AskedQuestion } from './AskedQuestion';
import type { ClaimActions } from './useClaimActions';
import { lookedAt } from './verification';

interface AnswerFormProps {
  readonly claim: RefundDetails;
  readonly actions: Pick<ClaimActions, 'deliver' | 'settle'>;
  /** The lines to be read, while they are not open to be changed. */
  readonly lines: ReactNode;
}

/** The company's answer to a returned claim: what was asked, what may change, and the certification again. */
export function AnswerForm({ claim, actions, lines }: AnswerFormProps) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const mark = decimalMarkOf(language);
  const sentence = useFaultSentence();
  const summarySentence = useSummarySentence();
  const stored = usePersistedState({
    name: `refund-answer-${claim.id}`,
    basis: lookedAt(claim.lines),
    schema: answerSchema,
    first: answerTo(claim),
  });
  const answer = stored.value;
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<readonly ClaimFault[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChangingLines, setChangingLines] = useState(false);
  const [send, { isLoading }] = useAnswerRefundMutation();
  const uploads = useUploads((document) => {
    stored.change((old) => ({ ...old, documents: [...old.documents, document] }));
  });
  const faults = [...message, ...answerFaults(answer, claim.lines, mark)];
  const mustBeOpen =
    changesLines(answer, claim) || faults.some(({ field }) => /^(lines|pendingAtCustoms)/.test(field));
  const areLinesOpen = isChangingLines || mustBeOpen;
  const errorAt = (field: string): string | undefined => {
    const fault = faults.find((each) => each.field === field);
    return fault === undefined || (attempt === 0 && !field.startsWith('lines.'))
      ? undefined
      : sentence(fault);
  };
  const change = (part: Partial<Answer>): void => {
    setMessage([]);
    stored.change((old) => ({ ...old, ...part }));
  };

  async function submit(): Promise<void> {
    setAttempt(attempt + 1);
    const body = answerBody(answer, claim, mark);
    if (body === null || isLoading) return;
    const result = await actions.deliver(['answer', body], (idempotencyKey) =>
      send({
        params: { id: claim.id },
        body,
        idempotencyKey,
      }),
    );
    setFailure(actions.settle(result, 'answerInfo'));
    if (result.data !== undefined) stored.forget();
    const refused = readApiFailure(result.error);
    const sent = body.lines.map(({ customsLineId }) => customsLineId);
    setMessage(refused === null ? [] : serverFaults(refused, sent));
    if (refused?.kind === 'unreachable') setFailure(errorMessage(refused, language));
  }

  return (
    <>
      <section className="surface answer" aria-labelledby="claim-answer">
        <h2 id="claim-answer">{t('section.answer')}</h2>
        <AskedQuestion timeline={claim.timeline} />
        <p>{t('answer.lead')}</p>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
          {attempt === 0 ? null : (
            <ErrorSummary
              attempt={attempt}
              entries={faults.slice(0, 8).map((fault) => ({
                fieldId: fault.field.replace(/^lines\.(.+)$/, 'amount-$1'),
                message: summarySentence(fault),
              }))}
            />
          )}
          <TextAreaField
            id="comment"
            label={t('answer.comment')}
            hint={t('answer.commentHint')}
            maxLength={LIMITS.reasonText}
            error={errorAt('comment')}
            value={answer.comment}
            onChange={(event) => {
              change({ comment: event.target.value });
            }}
          />
          <EvidenceStep
            needed={[]}
            documents={answer.documents}
            uploads={uploads}
            error={errorAt('documentIds')}
            onRemove={({ id }) => {
              change({ documents: answer.documents.filter((document) => document.id !== id) });
            }}
          />
          {REFUND_EVIDENCE[claim.reason].explanation ? (
            <TextAreaField
              id="explanation"
              label={t('answer.explanation')}
              maxLength={LIMITS.reasonText}
              error={errorAt('explanation')}
              value={answer.explanation ?? ''}
              onChange={(event) => {
                change({ explanation: event.target.value });
              }}
            />
          ) : null}
          {mustBeOpen ? null : (
            <Button
              color="secondary"
              outline
              className="my-3"
              aria-expanded={areLinesOpen}
              onClick={() => {
                setChangingLines(!isChangingLines);
              }}
            >
              {t('answer.changeLines')}
            </Button>
          )}
          {areLinesOpen ? (
            <>
              <AnswerLines
                lines={claim.lines}
                amounts={answer.amounts}
                errorAt={errorAt}
                onChange={(amounts) => {
                  change({ amounts });
                }}
              />
              <PendingSection
                pendingAtCustoms={answer.pendingAtCustoms}
                errorAt={errorAt}
                onChange={(pendingAtCustoms) => {
                  change({ pendingAtCustoms });
                }}
              />
            </>
          ) : null}
          <CertifyField
            certifications={answer.certifications}
            errorAt={errorAt}
            onTick={(names, ticked) => {
              const ticks = Object.fromEntries(names.map((name) => [name, ticked]));
              change({ certifications: { ...answer.certifications, ...ticks } });
            }}
          />
          <div className="mt-3">
            <SubmitButton isBusy={isLoading}>{t('answer.submit')}</SubmitButton>
          </div>
        </Form>
      </section>
      {areLinesOpen ? null : lines}
    </>
  );
}
