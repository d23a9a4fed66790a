import { useTranslation } from 'react-i18next';

interface PasswordRulesProps {
  /** What is typed so far. */
  readonly password: string;
}

/** What a new password must be, and how long the one being typed is. */
export function PasswordRules({ password }: PasswordRulesProps) {
  const { t } = useTranslation('recovery');
  // Counted as the server counts: characters as people see them, not bytes.
  const count = Array.from(password.normalize('NFKC')).length;
  return (
    <>
      <ul className="password-rules">
        <li>{t('rules.length')}</li>
        <li>{t('rules.any')}</li>
        <li>{t('rules.common')}</li>
      </ul>
      {count === 0 ? null : <span className="figure">{t('rules.soFar', { count })}</span>}
    </>
  );
}
