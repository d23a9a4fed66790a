import { useEffect, useState } from 'react';
import { Button } from 'reactstrap';
import { fill } from '../../../contract/texts/fill';
import type { CodeTexts } from '../../i18n/codeTexts';

interface ResendCodeProps {
  readonly texts: CodeTexts;
  /** Sends another code; answers the sentence to show, null when it is on its way. */
  readonly resend: () => Promise<string | null>;
}

/** An email needs its time: the first wait, and by how much each further one grows, in seconds. */
const WAIT_S = 30;

/** Asks for another code by email, after a wait that grows with every one sent. */
export function ResendCode({ texts, resend }: ResendCodeProps) {
  const [sent, setSent] = useState(0);
  const [left, setLeft] = useState(WAIT_S);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => {
      setLeft(left - 1);
    }, 1_000);
    return () => {
      clearTimeout(timer);
    };
  }, [left]);

  async function send(): Promise<void> {
    if (isBusy || left > 0) return;
    setBusy(true);
    const sentence = await resend();
    setBusy(false);
    setFailure(sentence);
    setLeft(WAIT_S * (sent + 2));
    if (sentence === null) setSent(sent + 1);
  }

  return (
    <div>
      <Button
        color="link"
        className="w-100"
        aria-disabled={isBusy || left > 0}
        aria-busy={isBusy}
        onClick={() => void send()}
      >
        {left > 0 ? fill(texts.resendIn, { seconds: left }) : texts.resend}
      </Button>
      <div role="status">
        {failure !== null ? (
          <p className="field-error">{failure}</p>
        ) : sent > 0 ? (
          <p className="form-text text-center">{texts.resent}</p>
        ) : null}
      </div>
    </div>
  );
}
