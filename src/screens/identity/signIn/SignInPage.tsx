import { useState } from 'react';
import { Button } from 'reactstrap';
import type { Credentials, SignInOutcome } from '../../../api/identity/signInOutcome';
import type { Language } from '../../../i18n/language';
import { signInTexts } from '../../../i18n/signInTexts';
import { beginCodeStep, type CodeAwaited, type CodeStep } from './codeStep';
import { SignInForm } from './SignInForm';
import { BOARD_MARK } from '../../../components/boardMark';

export interface SignInPorts {
  readonly submit: (credentials: Credentials) => Promise<SignInOutcome>;
  readonly verify: (code: string, awaited: CodeAwaited) => Promise<SignInOutcome>;
  readonly switchLanguage: () => void;
  readonly switchTheme: () => void;
}

interface SignInPageProps {
  readonly language: Language;
  /** Keeps the ids of the two languages apart, both of which index.html carries. */
  readonly idPrefix: string;
  readonly ports: SignInPorts;
  /** The path before its links; nothing on the page that is written into index.html, which stands there itself. */
  readonly base?: string;
}

/**
 * The sign-in page. It is written into index.html at build time and hydrated: its first render must not depend on anything
 * only the browser knows. The theme's button carries both labels and the style sheet shows the fitting one.
 */
export function SignInPage({ language, idPrefix, ports, base = '' }: SignInPageProps) {
  const texts = signInTexts[language];
  const [step, setStep] = useState<CodeStep>();

  async function submit(credentials: Credentials): Promise<SignInOutcome> {
    const outcome = await ports.submit(credentials);
    if (outcome.kind !== 'code-needed') return outcome;
    try {
      setStep(await beginCodeStep(outcome, credentials));
      return outcome;
    } catch {
      return { kind: 'unreachable' };
    }
  }

  const sentenceOf = (outcome: SignInOutcome): string | null => {
    if (outcome.kind === 'refused') return outcome.message;
    return outcome.kind === 'unreachable' ? texts.unreachable : null;
  };

  return (
    <div className="entrance">
      <main className="entrance-main">
        <div className="entrance-brand">
          <img src={BOARD_MARK} alt="" width="40" height="40" />
          <div>
            <p className="entrance-name">{texts.boardName}</p>
            <p className="entrance-portal">{texts.portalName}</p>
          </div>
        </div>
        <div className="entrance-card">
          {step === undefined ? (
            <SignInForm texts={texts} idPrefix={idPrefix} submit={submit} base={base} />
          ) : (
            <step.Form
              language={language}
              idPrefix={idPrefix}
              by={step.by}
              verify={async (code) => sentenceOf(await ports.verify(code, step.awaited))}
              resend={async () => sentenceOf(await submit(step.credentials))}
              onBack={() => {
                setStep(undefined);
              }}
            />
          )}
        </div>
      </main>
      <footer className="entrance-foot">
        <a href={`${base}contact`}>{texts.contact}</a>
        <Button color="link" onClick={ports.switchLanguage} aria-label={texts.otherLanguageLong}>
          {texts.otherLanguage}
        </Button>
        <Button color="link" onClick={ports.switchTheme}>
          <span className="only-light">{texts.darkTheme}</span>
          <span className="only-dark">{texts.lightTheme}</span>
        </Button>
      </footer>
    </div>
  );
}
