import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForgotPasswordMutation } from '../../api/identity/identity';
import type { LinkAsked } from '../../api/identity/readLinkAsked';
import { withFallbackUserId, type CodeNeeded } from '../../api/identity/signInOutcome';
import { readApiFailure } from '../../api/base/readApiFailure';
import { errorMessage, errorText } from '../../api/base/errorMessage';
import { useLanguage } from '../../i18n/useFormat';
import { AskForLink } from './AskForLink';
import { CodeInstead } from './CodeInstead';
import { LinkSent } from './LinkSent';

type Stage =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'code'; readonly needed: CodeNeeded };

/** For whoever has forgotten the password: a link by email. The answer tells nobody who has an account. */
export function ForgotPasswordScreen() {
  const language = useLanguage();
  const failed = errorText('forgotPasswordFailed', language);
  const navigate = useNavigate();
  const [ask] = useForgotPasswordMutation();
  const [stage, setStage] = useState<Stage>({ kind: 'asking' });

  async function send(email: string): Promise<string | null> {
    const answer = await ask({ body: { email } });
    const failure = readApiFailure(answer.error);
    if (failure !== null) return `${failed}. ${errorMessage(failure, language)}`;
    return answer.data === undefined ? null : take(answer.data, email);
  }

  function take(asked: LinkAsked, email: string): string | null {
    switch (asked.kind) {
      case 'asked':
        setStage({ kind: 'sent', email });
        return null;
      case 'code-needed':
        setStage({ kind: 'code', needed: withFallbackUserId(asked, email) });
        return null;
      case 'signed-in':
        void navigate('/');
        return null;
      case 'refused':
        return `${failed}. ${asked.message}`;
      case 'unreachable':
        return failed;
    }
  }

  switch (stage.kind) {
    case 'asking':
      return <AskForLink send={send} />;
    case 'sent':
      return (
        <LinkSent
          email={stage.email}
          onAnother={() => {
            setStage({ kind: 'asking' });
          }}
        />
      );
    case 'code':
      return (
        <CodeInstead
          needed={stage.needed}
          onBack={() => {
            setStage({ kind: 'asking' });
          }}
        />
      );
  }
}
