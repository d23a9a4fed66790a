import { useDeferredValue, useState } from 'react';
import { useLanguage } from '../../i18n/useFormat';
import { errorMessage } from '../base/errorMessage';
import { readApiFailure } from '../base/readApiFailure';
import { useFindCompaniesQuery } from './list';

/** Companies by a part of their name, as it is typed; `problem` says why they could not be read. */
export function useCompanySearch() {
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, error, refetch } = useFindCompaniesQuery({ query: { q } });
  const failure = readApiFailure(error);
  return {
    typed,
    setTyped,
    companies: data,
    problem: failure === null ? null : errorMessage(failure, language),
    refetch,
  };
}
