import { useTranslation } from 'react-i18next';
import type { RefundReason } from '../../../domain/refundReason';
import { useClaimWords } from './useClaimWords';

interface NamedDraft {
  readonly name: string;
  readonly fiscalYear: number | null;
  readonly reason: RefundReason | null;
}

/** What a draft is called: by its writer, else by its year and reason. */
export function useDraftName(): (draft: NamedDraft) => string {
  const { t } = useTranslation('claim');
  const words = useClaimWords();
  return ({ name, fiscalYear, reason }) => {
    if (name.trim() !== '') return name;
    const known = [fiscalYear?.toString() ?? '', reason === null ? '' : words.reason(reason)];
    const text = known.filter((part) => part !== '').join(' · ');
    return text === '' ? t('drafts.unnamed') : text;
  };
}
