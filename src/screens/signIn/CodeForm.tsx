import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button, Form, FormFeedback, FormText, Input, Label } from 'reactstrap';
import { BusyMark } from '../../components/BusyMark';
import type { SignInOutcome } from '../../api/signInOutcome';
import type { SignInTexts } from '../../i18n/signInTexts';

/** What the server wants back with the code, and what the person chose before. */
export interface CodeAwaited {
  readonly userId: string;
  readonly companyName: string;
  readonly rememberMe: boolean;
}

interface CodeFormProps {
  readonly texts: SignInTexts;
  readonly idPrefix: string;
  readonly verify: (code: string) => Promise<SignInOutcome>;
  readonly onBack: () => void;
}

/** The code step of sign-in; blanks in a pasted code are left out. */
export function CodeForm({ texts, idPrefix, verify, onBack }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    field.current?.focus();
  }, []);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const code = (field.current?.value ?? '').replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) {
      setFailure(texts.codeMissing);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const outcome = await verify(code);
    setBusy(false);
    if (outcome.kind === 'refused') setFailure(outcome.message);
    if (outcome.kind === 'unreachable') setFailure(texts.unreachable);
    if (outcome.kind !== 'signed-in') field.current?.select();
  }

  const id = `${idPrefix}-code`;
  return (
    <Form
      method="post"
      action="/"
      noValidate
      onSubmit={(event) => void send(event)}
      aria-labelledby={`${id}-title`}
    >
      <h1 id={`${id}-title`}>{texts.codeTitle}</h1>
      <div>
        <Label for={id}>{texts.code}</Label>
        <FormText tag="p" className="mt-0 mb-1" id={`${id}-hint`}>
          {texts.codeHint}
        </FormText>
        <Input
          innerRef={field}
          id={id}
          name="code"
          invalid={failure !== undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          aria-describedby={`${id}-hint${failure === undefined ? '' : ` ${id}-error`}`}
        />
        <div role="alert">
          {failure === undefined ? null : (
            <FormFeedback tag="p" className="field-error" id={`${id}-error`}>
              {failure}
            </FormFeedback>
          )}
        </div>
      </div>
      <Button type="submit" color="primary" className="sign-in-submit" aria-busy={isBusy}>
        <BusyMark />
        {texts.codeSubmit}
      </Button>
      <Button color="link" className="w-100" onClick={onBack}>
        {texts.codeBack}
      </Button>
    </Form>
  );
}
