import { useApiDispatch } from '../api/base/useDispatch';
import { errorMessage } from '../api/base/errorMessage';
import { readApiFailure } from '../api/base/readApiFailure';
import type { DataListProps } from '../components/list/dataListProps';
import { useLanguage } from '../i18n/useFormat';
import { askAhead } from './askAhead';
import { everyRow, questionOf, type Asked } from './everyRow';

/** What a list query's hook answers, as far as a list needs it. */
interface Answer<Row> extends Asked {
  readonly data?: { readonly rows: readonly Row[]; readonly total: number } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type FromAnswer = 'rows' | 'total' | 'isFetching' | 'failure' | 'onRetry' | 'everyRow' | 'askAhead';

/**
 * What the list component takes from an answer: old rows stay while new ones are on their way, a failure says what could not be
 * loaded and why.
 * @param failed what could not be loaded, as a sentence
 */
export function useListAnswer<Row>(
  answer: Answer<Row>,
  failed: string,
): Pick<DataListProps<Row>, FromAnswer> {
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const failure = readApiFailure(answer.error);
  return {
    rows: answer.data?.rows,
    total: answer.data?.total ?? 0,
    isFetching: answer.isFetching,
    failure: failure === null ? undefined : `${failed} ${errorMessage(failure, language)}`,
    onRetry: () => {
      answer.refetch();
    },
    askAhead: (now, next) => {
      askAhead(dispatch, answer, now, next);
    },
    everyRow: { question: questionOf(answer), load: () => everyRow<Row>(dispatch, answer) },
  };
}
