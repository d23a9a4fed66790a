import { useTranslation } from 'react-i18next';
import type { Mark } from '../log/marks';

/** What a mark says, as a sentence. */
export function useMarkText(): (mark: Mark) => string {
  const { t } = useTranslation('replay');
  return (mark) => {
    switch (mark.kind) {
      case 'difference':
        return t('mark.difference', { slice: mark.slice });
      case 'breach':
        return t('mark.breach', { rule: mark.rule, found: mark.found });
      case 'broken':
        return t('mark.broken', { message: mark.message });
      case 'drift':
        return t('mark.drift', { slices: mark.slices.join(', ') });
      case 'failure':
        return t('mark.failure');
      case 'only-first':
        return t('mark.onlyFirst');
      case 'only-second':
        return t('mark.onlySecond', { step: mark.step });
      case 'parted':
        return t('mark.parted');
      case 'note':
        return t('mark.note', { text: mark.text });
      case 'console':
        return t('mark.console', { text: mark.text });
    }
  };
}
