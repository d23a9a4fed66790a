import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Input } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { previewConfiguration } from '../../../../contract/endpoints/configuration/change';
import { LIMITS } from '../../../../contract/limits';
import { useChangeConfigurationMutation } from '../../../api/configuration/change';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useSending } from '../../../api/base/useSending';
import { usePersistedReasons } from '../../../api/drafts/usePersistedReasons';
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
  /** Whether it waits for a second administrator. */
  readonly onSaved: (waits: boolean) => void;
  /** Another configuration was saved in the meantime. */
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
  const stored = usePersistedReasons<'change'>('configuration');
  const reason = stored.get('change').text;
  const [failure, setFailure] = useState<string>();
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { deliver } = useSending('configuration');
  const [save, { isLoading }] = useChangeConfigurationMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  async function send(): Promise<void> {
    if (isLoading) return;
    setReasonMissing(reason.trim() === '');
    const isUnconfirmed = preview.warnings.some(({ field }) => !confirmed.has(field));
    setFailure(isUnconfirmed ? t('edit.unconfirmed') : undefined);
    if (reason.trim() === '' || isUnconfirmed) return;
    const body = { version, document, confirmed: [...confirmed], reason: reason.trim() };
    const { data, error } = await deliver(body, (idempotencyKey) => save({ body, idempotencyKey }));
    const failed = readApiFailure(error);
    if (failed === null) {
      stored.forget();
      onSaved(data?.pendingChangeId != null);
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
      {preview.warnings.length === 0 ? null : (
        <div className="alert alert-warning mt-3">
          <h3>{t('edit.warnings')}</h3>
          {preview.warnings.map(({ field, unit, effectiveFrom, entered, expected }) => (
            <div key={field} className="mb-2">
              <p className="mb-1">
                {t('edit.warning', {
                  date: format.date(effectiveFrom),
                  unit,
                  entered: format.rate(entered),
                  expected: format.rate(expected),
                })}
              </p>
              <label className="view-choice">
                <Input
                  type="checkbox"
                  checked={confirmed.has(field)}
                  onChange={(event) => {
                    const next = new Set(confirmed);
                    if (event.target.checked) next.add(field);
                    else next.delete(field);
                    setConfirmed(next);
                  }}
                />
                {t('edit.confirmWarning', { entered: format.rate(entered), unit })}
              </label>
            </div>
          ))}
        </div>
      )}
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
            stored.write('change', { reason: '', text: event.target.value });
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
