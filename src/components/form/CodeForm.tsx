import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button, Form, FormFeedback, FormText, Input, Label } from 'reactstrap';
import { codeTexts } from '../../i18n/codeTexts';
import type { Language } from '../../i18n/language';
import { BusyMark } from '../BusyMark';
import { readCode, type CodeKind } from './readCode';
import { ResendCode } from './ResendCode';

export interface CodeFormProps {
  readonly language: Language;
  readonly idPrefix: string;
  /** Where the code comes from, as far as the server says. */
  readonly by: 'mail' | 'app' | undefined;
  /** Sends a code; answers the sentence to show, null when it was right. */
  readonly verify: (code: string) => Promise<string | null>;
  /** Has another code sent; answers the sentence to show, null when it is on its way. Left out where there is no such way. */
  readonly resend?: () => Promise<string | null>;
  readonly onBack: () => void;
}

const HINTS = { mail: 'byMail', app: 'byApp' } as const;

/** The code step of sign-in: six digits by email or from an app, or a recovery code in the app's place. */
export function CodeForm({ language, idPrefix, by, verify, resend, onBack }: CodeFormProps) {
  const texts = codeTexts[language];
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<CodeKind>('code');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    field.current?.focus();
  }, [kind]);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const code = readCode(field.current?.value ?? '', kind);
    setFailure(code === null ? texts[kind === 'code' ? 'codeMissing' : 'recoveryMissing'] : null);
    if (code === null) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    const sentence = await verify(code);
    setBusy(false);
    setFailure(sentence);
    if (sentence !== null) field.current?.select();
  }

  const id = `${idPrefix}-code`;
  const hint = kind === 'recovery' ? texts.recoveryHint : texts[by === undefined ? 'byEither' : HINTS[by]];
  return (
    <Form
      method="post"
      action="/"
      noValidate
      onSubmit={(event) => void send(event)}
      aria-labelledby={`${id}-title`}
    >
      <h1 id={`${id}-title`} tabIndex={-1}>
        {texts.title}
      </h1>
      <div>
        <Label for={id}>{kind === 'code' ? texts.code : texts.recoveryCode}</Label>
        <FormText tag="p" className="mt-0 mb-1" id={`${id}-hint`}>
          {hint}
        </FormText>
        <Input
          key={kind}
          innerRef={field}
          id={id}
          name={kind}
          invalid={failure !== null}
          inputMode={kind === 'code' ? 'numeric' : 'text'}
          autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
          autoCapitalize={kind === 'code' ? 'none' : 'characters'}
          spellCheck={false}
          maxLength={40}
          aria-describedby={`${id}-hint${failure === null ? '' : ` ${id}-error`}`}
        />
        <div role="alert">
          {failure === null ? null : (
            <FormFeedback tag="p" className="field-error" id={`${id}-error`}>
              {failure}
            </FormFeedback>
          )}
        </div>
      </div>
      <Button type="submit" color="primary" className="sign-in-submit" aria-busy={isBusy}>
        <BusyMark />
        {texts.submit}
      </Button>
      <div className="code-ways">
        {by === 'app' || resend === undefined ? null : <ResendCode texts={texts} resend={resend} />}
        {by === 'mail' ? null : (
          <Button
            color="link"
            className="w-100"
            onClick={() => {
              setFailure(null);
              setKind(kind === 'code' ? 'recovery' : 'code');
            }}
          >
            {kind === 'code' ? texts.useRecovery : texts.useApp}
          </Button>
        )}
        <Button color="link" className="w-100" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </Form>
  );
}
