import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { previewConfiguration } from '../../../../contract/endpoints/configuration/change';
import { lastEffectiveDay } from '../../../../domain/effectiveDay';
import { LIMITS } from '../../../../contract/limits';
import { useChangeConfigurationMutation } from '../../../api/configuration/change';
import { errorMessage, fieldMessages } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useSending } from '../../../api/base/useSending';
import { usePersistedReasons } from '../../../api/drafts/usePersistedReasons';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { useBoardToday } from '../../../i18n/useBoardToday';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { ChangeTable } from '../ChangeTable';
import { useFieldName } from '../useFieldName';
import { CustomsWarnings } from './CustomsWarnings';
import { fieldOf } from './formFaults';
import type { EditedProgram } from './programForm';
import { RecordsTouched } from './RecordsTouched';
import { RefusedChange } from './RefusedChange';

interface ReviewChangeProps {
  readonly preview: DataOf<typeof previewConfiguration>;
  readonly version: string;
  readonly document: EditedProgram;
  /** The day on which it takes effect; at once without one. */
  readonly effectiveOn: string | undefined;
  readonly onEffectiveOn: (day: string | undefined) => void;
  /** What became of it, in words. */
  readonly onSaved: (sentence: string) => void;
  /** Another configuration was saved in the meantime. */
  readonly onStale: () => void;
}

/** What the change says and what it touches, and the reason it is saved with. Nothing that was computed is altered. */
export function ReviewChange(props: ReviewChangeProps) {
  const { preview, version, document, effectiveOn, onEffectiveOn, onSaved, onStale } = props;
  const { t } = useTranslation('configuration');
  const language = useLanguage();
  const format = useFormat();
  const stored = usePersistedReasons<'change'>('configuration');
  const reason = stored.get('change').text;
  const today = useBoardToday();
  const isLater = effectiveOn !== undefined && effectiveOn !== today;
  const fieldName = useFieldName();
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { deliver } = useSending('configuration');
  const [save, { isLoading }] = useChangeConfigurationMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // It begins below the form: at the top of the window, what it says can be read at once.
    heading.current?.scrollIntoView({ block: 'start' });
  }, [preview]);

  async function send(): Promise<void> {
    if (isLoading) return;
    setReasonMissing(reason.trim() === '');
    setRefused({});
    const isUnconfirmed = preview.warnings.some(({ field }) => !confirmed.has(field));
    setFailure(isUnconfirmed ? t('edit.unconfirmed') : undefined);
    if (reason.trim() === '' || isUnconfirmed) return;
    const body = {
      version,
      document,
      ...(isLater ? { effectiveOn } : {}),
      confirmed: [...confirmed],
      reason: reason.trim(),
    };
    const { data, error } = await deliver(body, (idempotencyKey) => save({ body, idempotencyKey }));
    const failed = readApiFailure(error);
    if (failed === null) {
      stored.forget();
      if (data?.pendingChangeId != null) onSaved(t('edit.waits'));
      else onSaved(isLater ? t('edit.scheduled', { date: format.date(effectiveOn) }) : t('edit.saved'));
      return;
    }
    setFailure(errorMessage(failed, language));
    setRefused(fieldMessages(failed));
    if (failed.kind === 'refused' && failed.status === 409) onStale();
  }

  const documentFaults = Object.entries(refused)
    .filter(([path]) => path.startsWith('document.'))
    .map(([path, text]) => `${fieldName(fieldOf(path))}: ${text}`);
  if (preview.changes.length === 0) return <p role="status">{t('edit.nothingChanged')}</p>;
  return (
    <section className="surface" aria-labelledby="review-change">
      <h2 id="review-change" ref={heading} tabIndex={-1}>
        {t('edit.reviewTitle')}
      </h2>
      <ChangeTable changes={preview.changes} />
      <CustomsWarnings warnings={preview.warnings} confirmed={confirmed} onConfirm={setConfirmed} />
      <RecordsTouched touches={preview.touches} />
      <Form
        noValidate
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          id="effective-on"
          type="date"
          label={t('edit.effectiveOn')}
          hint={t('edit.effectiveHint')}
          error={refused['effectiveOn']}
          min={today}
          max={lastEffectiveDay(today)}
          value={effectiveOn ?? today}
          onChange={(event) => {
            const day = event.target.value;
            onEffectiveOn(day === '' || day === today ? undefined : day);
          }}
        />
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
          {failure === undefined ? null : <RefusedChange sentence={failure} faults={documentFaults} />}
        </div>
        <SubmitButton isBusy={isLoading}>{t('edit.save')}</SubmitButton>
      </Form>
    </section>
  );
}
