import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { verifyCode } from '../../api/identity/signIn';
import type { SignInOutcome } from '../../api/identity/signInOutcome';
import { useApiDispatch } from '../../api/base/useDispatch';
import { CodeForm } from '../../components/form/CodeForm';
import { useLanguage } from '../../i18n/useFormat';

export type CodeNeeded = Extract<SignInOutcome, { readonly kind: 'code-needed' }>;

interface CodeInsteadProps {
  readonly needed: CodeNeeded;
  readonly onBack: () => void;
}

/** The code step of a backend that answers a forgotten password with a sign-in; another code is another start. */
export function CodeInstead({ needed: { userId, companyName, by }, onBack }: CodeInsteadProps) {
  const { t } = useTranslation('recovery');
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
          return outcome.kind === 'unreachable' ? t('forgot.failed') : null;
        }}
        onBack={onBack}
      />
    </div>
  );
}
