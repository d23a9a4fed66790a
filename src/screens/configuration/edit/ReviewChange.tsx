import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { previewConfiguration } from '../../../../contract/endpoints/configuration';
import { LIMITS } from '../../../../contract/limits';
import { useChangeConfigurationMutation } from '../../../api/configuration';
import { errorMessage } from '../../../api/errorMessage';
import { readApiFailure } from '../../../api/readApiFailure';
import { useKeptReasons } from '../../../api/useKeptReasons';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { KeyFacts } from '../../../components/KeyFacts';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { ChangeTable } from '../ChangeTable';
import type { EditedProgram } from './programForm';

interface ReviewChangeProps {
  readonly preview: DataOf<typeof previewConfiguration>;
  readonly version: string;
  readonly document: EditedProgram;
  readonly onSaved: () => void;
  /** Another configuration was saved meanwhile. */
  readonly onStale: () => void;
}

const TOUCHED = [
  'draftReports',
  'reportsToReview',
  'reportsUnpaid',
  'claimsUnderWay',
  'certificatesInForce',
  'entryLinesInChangedRates',
] as const;

/** What the change says and what it touches, and the reason it is saved with. Nothing that was computed is altered. */
export function ReviewChange({ preview, version, document, onSaved, onStale }: ReviewChangeProps) {
  const { t } = useTranslation('configuration');
  const language = useLanguage();
  const format = useFormat();
  const kept = useKeptReasons<'change'>('configuration');
  const reason = kept.of('change').text;
  const [failure, setFailure] = useState<string>();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [idempotencyKey] = useState(() => `configuration-${nanoid()}`);
  const [save, { isLoading }] = useChangeConfigurationMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  async function send(): Promise<void> {
    if (isLoading) return;
    setReasonMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const { error } = await save({
      body: { version, document, reason: reason.trim() },
      idempotencyKey,
    });
    const failed = readApiFailure(error);
    if (failed === null) {
      kept.forget();
      onSaved();
      return;
    }
    setFailure(errorMessage(failed, language));
    if (failed.kind === 'refused' && failed.status === 409) onStale();
  }

  if (preview.changes.length === 0) return <p role="status">{t('edit.nothingChanged')}</p>;
  return (
    <section className="surface" aria-labelledby="review-change">
      <h2 id="review-change" ref={heading} tabIndex={-1}>
        {t('edit.reviewTitle')}
      </h2>
      <ChangeTable changes={preview.changes} />
      <h3 className="mt-3">{t('edit.touches')}</h3>
      <p>{t('edit.nothingAltered')}</p>
      <KeyFacts
        facts={TOUCHED.map((name) => ({
          name: t(`edit.touched.${name}`),
          value: format.count(preview.touches[name]),
          isFigure: true,
        }))}
      />
      <Form
        noValidate
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextAreaField
          id="change-reason"
          label={t('edit.reason')}
          hint={t('edit.reasonHint')}
          error={isReasonMissing ? t('edit.reasonMissing') : undefined}
          rows={2}
          maxLength={LIMITS.reasonText}
          value={reason}
          onChange={(event) => {
            kept.write('change', { reason: '', text: event.target.value });
          }}
        />
        <div role="alert">
          {failure === undefined ? null : <p className="alert alert-danger">{failure}</p>}
        </div>
        <SubmitButton isBusy={isLoading}>{t('edit.save')}</SubmitButton>
      </Form>
    </section>
  );
}
