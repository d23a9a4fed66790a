import { useTranslation } from 'react-i18next';
import { programFaultSentence } from '../../../../contract/texts/programFaults';
import { useLanguage } from '../../../i18n/useFormat';
import type { EditFault } from './formFaults';

/** What is wrong with a field of the configuration, in words. */
export function useFaultSentence(): (kind: EditFault['kind']) => string {
  const { t } = useTranslation('configuration');
  const language = useLanguage();
  return (kind) =>
    kind === 'missing' || kind === 'not-whole' || kind === 'too-precise' || kind === 'two-ways'
      ? t(`edit.faults.${kind}`)
      : programFaultSentence(language, kind);
}
