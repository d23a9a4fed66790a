import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button, Form } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { previewConfiguration } from '../../../../contract/endpoints/configuration/change';
import { usePreviewConfigurationMutation } from '../../../api/configuration/change';
import { errorMessage, fieldMessages } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { ErrorSummary } from '../../../components/form/ErrorSummary';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useLanguage } from '../../../i18n/useFormat';
import { useFieldName } from '../useFieldName';
import { EditingContext } from './editing';
import { EditNav } from './EditNav';
import { EDIT_PARTS, isPartChanged, partNamed } from './editParts';
import { EDIT_SECTIONS } from './EditSections';
import { fieldOf } from './formFaults';
import type { ProgramForm } from './programForm';
import { ReviewChange } from './ReviewChange';
import { StaleNotice } from './StaleNotice';
import { useFaultSentence } from './useFaultSentence';
import { useFieldOfSection } from './useFieldOfSection';
import { useProgramEdit, type ConfigurationEditor } from './useProgramEdit';

interface EditFormProps {
  readonly editor: ConfigurationEditor;
  readonly onStale: () => void;
}

/** What the server said of a form as it was then. */
interface Asked {
  readonly form: ProgramForm;
  readonly preview: DataOf<typeof previewConfiguration> | null;
  readonly messages: Readonly<Record<string, string>>;
  readonly refusal: string | null;
}

/** Changes the configuration, a section at a time: typed, looked at with what it touches, and saved with a reason. */
export function EditForm({ editor, onStale }: EditFormProps) {
  const { t } = useTranslation('configuration');
  const language = useLanguage();
  const edit = useProgramEdit(editor);
  const sentenceOf = useFaultSentence();
  const fieldName = useFieldName();
  const [ask, { isLoading }] = usePreviewConfigurationMutation();
  const side = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const { form, document } = edit;
  const [search] = useSearchParams();
  const part = partNamed(search.get('section'));
  const goTo = useFieldOfSection(part);
  const said = asked?.form === form ? asked : null;
  const messages = new Map<string, string>([
    ...Object.entries(said?.messages ?? {}),
    ...(attempt === 0 ? [] : edit.faults.map(({ field, kind }) => [field, sentenceOf(kind)] as const)),
  ]);

  async function review(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    setSaved(null);
    setAttempt(attempt + 1);
    if (edit.faults.length > 0) return;
    const answer = await ask({ body: { document } });
    const failure = readApiFailure(answer.error);
    const found = answer.data?.faults.map(({ field, sentence }) => [fieldOf(field), sentence] as const) ?? [];
    const refused = failure === null ? [] : Object.entries(fieldMessages(failure));
    setAsked({
      form,
      preview: answer.data ?? null,
      messages: Object.fromEntries([
        ...found,
        ...refused.map(([path, text]) => [fieldOf(path), text] as const),
      ]),
      refusal: failure === null ? null : errorMessage(failure, language),
    });
  }

  const entries = [
    ...(said?.refusal == null ? [] : [{ message: said.refusal }]),
    ...[...messages].map(([fieldId, message]) => ({
      fieldId,
      message: `${fieldName(fieldId)}: ${message}`,
      onGo: () => {
        goTo(fieldId);
      },
    })),
  ];
  const isReady = said?.preview != null && messages.size === 0;
  return (
    <EditingContext
      value={{
        form,
        set: edit.set,
        faultOf: (field) => messages.get(field),
        usedUntil: editor.usedUntil,
        usedRates: edit.usedRates,
      }}
    >
      {saved === null ? null : (
        <div className="alert alert-success" role="status">
          {saved}
        </div>
      )}
      {edit.isOlder ? (
        <StaleNotice base={edit.base.document} newest={editor.document} onTake={edit.takeNewest} />
      ) : null}
      <Form noValidate className="edit-form" onSubmit={(event) => void review(event)}>
        <div className="edit-side" ref={side}>
          <ErrorSummary attempt={attempt} entries={entries} />
          <EditNav
            current={part}
            isChanged={(each) => isPartChanged(each, edit.unchanged, document)}
            faulty={[...messages.keys()]}
          />
        </div>
        <div className="edit-body">
          {EDIT_PARTS.map(({ key }) => {
            const Section = EDIT_SECTIONS[key];
            // What is typed and opened in a section stays while another one is looked at.
            return (
              <div key={key} hidden={key !== part}>
                <Section />
              </div>
            );
          })}
        </div>
        <div className="edit-bar">
          <SubmitButton isBusy={isLoading}>{t('edit.review')}</SubmitButton>
          {edit.isChanged ? (
            <Button
              color="secondary"
              outline
              onClick={() => {
                edit.forget();
                setAttempt(0);
              }}
            >
              {t('edit.discard')}
            </Button>
          ) : null}
          <span role="status">{edit.isChanged ? t('edit.unsaved') : t('edit.unchanged')}</span>
          {entries.length === 0 ? null : (
            <Button
              color="link"
              size="sm"
              className="edit-problems"
              onClick={() => {
                side.current?.querySelector<HTMLElement>('.error-summary')?.focus();
              }}
            >
              {t('edit.toProblems', { count: entries.length })}
            </Button>
          )}
        </div>
      </Form>
      {isReady ? (
        <ReviewChange
          preview={said.preview}
          version={edit.base.version}
          document={document}
          effectiveOn={edit.effectiveOn}
          onEffectiveOn={edit.setEffectiveOn}
          onStale={onStale}
          onSaved={(sentence) => {
            edit.forget();
            setAsked(null);
            setAttempt(0);
            setSaved(sentence);
          }}
        />
      ) : null}
    </EditingContext>
  );
}
