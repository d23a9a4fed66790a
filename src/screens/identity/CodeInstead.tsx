import { useNavigate } from 'react-router-dom';
import { verifyCode } from '../../api/identity/signIn';
import type { CodeNeeded } from '../../api/identity/signInOutcome';
import { errorText } from '../../api/base/errorMessage';
import { useApiDispatch } from '../../api/base/useDispatch';
import { CodeForm } from '../../components/form/CodeForm';
import { useLanguage } from '../../i18n/useFormat';

interface CodeInsteadProps {
  readonly needed: CodeNeeded;
  readonly onBack: () => void;
}

/** The code step of a backend that answers a forgotten password with a sign-in; another code is another start. */
export function CodeInstead({ needed: { userId, companyName, by }, onBack }: CodeInsteadProps) {
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  return (
    <div className="narrow-form">
      <CodeForm
        language={language}
        idPrefix="instead"
        by={by}
        verify={async (code) => {
          const outcome = await dispatch(verifyCode({ code, userId, companyName }, false));
          if (outcome.kind === 'signed-in') void navigate('/');
          if (outcome.kind === 'refused') return outcome.message;
          return outcome.kind === 'unreachable' ? errorText('forgotPasswordFailed', language) : null;
        }}
        onBack={onBack}
      />
    </div>
  );
}
