import { useLanguage } from '../../i18n/useFormat';
import type { CallResult } from './apiThunk';
import { errorMessage } from './errorMessage';
import { readApiFailure } from './readApiFailure';

/** Null for a success, else the sentence to show where the action was asked for. */
export type SentenceOf = (answer: CallResult<unknown>) => string | null;

export function useSentenceOf(): SentenceOf {
  const language = useLanguage();
  return ({ error }) => {
    if (error === undefined) return null;
    return errorMessage(readApiFailure(error) ?? { kind: 'unreadable', status: 0 }, language);
  };
}
