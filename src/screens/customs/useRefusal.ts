import { useTranslation } from 'react-i18next';
import type { Decision } from '../../../domain/permissions';
import { roleNames } from '../../../contract/texts/roles';
import { useLanguage } from '../../i18n/useFormat';

/** Says why a deed is refused and who could do it; undefined where it is allowed. */
export function useRefusal(decision: Decision): string | undefined {
  const { t } = useTranslation('customs');
  const language = useLanguage();
  if (decision.allowed) return undefined;
  if (decision.reason === 'acting-for-company') return t('refusal.acting');
  return t('refusal.role', { who: roleNames(language, decision.whoCould) });
}
