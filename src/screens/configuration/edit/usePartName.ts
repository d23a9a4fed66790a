import { useTranslation } from 'react-i18next';
import type { EditPart } from './editParts';

/** What a part of the form is called, in its heading and in the way to it. */
export function usePartName(): (part: EditPart) => string {
  const { t } = useTranslation('configuration');
  return (part) => {
    if (part === 'codes') return t('hts');
    return part === 'program' || part === 'rates' || part === 'board' ? t(part) : t(`edit.${part}`);
  };
}
