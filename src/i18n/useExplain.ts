import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Explanation } from '../../contract/fields';
import { fill } from '../../contract/texts/fill';
import { sentenceName, stepValues } from './explainStep';
import { useFormat } from './useFormat';

/**
 * Turns the steps of an explanation into sentences of the language on screen. A step that the catalogue does not know yet is
 * named, never dropped.
 * @param unit the program's unit, such as MBF; empty where it is not known
 */
export function useExplain(unit: string): (explanation: Explanation) => readonly string[] {
  const { t, i18n } = useTranslation('explain');
  const format = useFormat();
  return useCallback(
    (explanation: Explanation) =>
      explanation.map((step) => {
        const sentence: unknown = i18n.getResource(i18n.language, 'explain', sentenceName(step));
        return typeof sentence === 'string'
          ? fill(sentence, stepValues(step, format, unit))
          : t('other', { step: step.step });
      }),
    [t, i18n, format, unit],
  );
}
