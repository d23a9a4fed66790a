import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import { boardText } from '../../../../contract/texts/board/boardTexts';
import { textFaults, textFaultSentence } from '../../../../contract/texts/board/textFaults';
import { useChangeBoardTextMutation, useResetBoardTextMutation } from '../../../api/boardTexts';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { ErrorSummary } from '../../../components/form/ErrorSummary';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useLanguage } from '../../../i18n/useFormat';
import type { EditedText } from './editedText';
import { TextParts } from './TextParts';
import { TextPreview } from './TextPreview';

interface TextEditorProps {
  readonly text: EditedText;
  /** Somebody has changed it in the meantime. */
  readonly onStale: () => void;
}

/** One text in one language: its parts, what can stand in them, how it looks with sample values, and the way back. */
export function TextEditor({ text, onStale }: TextEditorProps) {
  const { t } = useTranslation('configuration');
  const reader = useLanguage();
  const [content, setContent] = useState(text.content);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [save, { isLoading }] = useChangeBoardTextMutation();
  const [reset] = useResetBoardTextMutation();
  const { key, language, version } = text;
  const shipped = boardText(key, language);
  const faults = shipped === undefined ? [] : textFaults(shipped, content);
  const faultOf = (part: string): string | undefined => {
    const fault = faults.find((each) => each.part === part);
    return fault === undefined || shipped === undefined
      ? undefined
      : textFaultSentence(reader, shipped, fault);
  };
  const parts = Object.keys(text.shipped);

  /** The sentence of a refusal; null when it went well. */
  function settle(error: unknown): string | null {
    const failure = readApiFailure(error);
    if (failure === null) return null;
    if (failure.kind === 'refused' && failure.status === 409) onStale();
    return errorMessage(failure, reader);
  }

  async function send(): Promise<void> {
    if (isLoading) return;
    setSaved(false);
    setAttempt(attempt + 1);
    setRefusal(undefined);
    if (faults.length > 0) return;
    const sentence = settle((await save({ body: { key, language, version, content } })).error);
    setRefusal(sentence ?? undefined);
    setSaved(sentence === null);
  }

  const entries = [
    ...(refusal === undefined ? [] : [{ message: refusal }]),
    ...parts.flatMap((part) => {
      const message = faultOf(part);
      return message === undefined ? [] : [{ fieldId: `text-${part}`, message }];
    }),
  ];
  return (
    <section className="surface" aria-labelledby="text-editor">
      <h2 id="text-editor">{t(text.isOwn ? 'texts.own' : 'texts.shipped')}</h2>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {attempt === 0 ? null : <ErrorSummary attempt={attempt} entries={entries} />}
        <TextParts
          text={text}
          content={content}
          faultOf={faultOf}
          onType={(part, typed) => {
            setSaved(false);
            setContent({ ...content, [part]: typed });
          }}
        />
        <div className="d-flex flex-wrap gap-2 align-items-center">
          <SubmitButton isBusy={isLoading}>{t('texts.save')}</SubmitButton>
          {text.isOwn ? (
            <Button
              color="secondary"
              outline
              onClick={() => {
                setAsking(true);
              }}
            >
              {t('texts.reset')}
            </Button>
          ) : null}
          <span role="status">{isSaved ? t('texts.saved') : ''}</span>
        </div>
      </Form>
      <TextPreview language={language} parts={parts} content={content} />
      {isAsking ? (
        <ConfirmDialog
          title={t('texts.resetTitle')}
          confirm={t('texts.reset')}
          onConfirm={async () => {
            const sentence = settle((await reset({ body: { key, language, version } })).error);
            if (sentence === null) setContent(text.shipped);
            return sentence;
          }}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{t('texts.resetText')}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
