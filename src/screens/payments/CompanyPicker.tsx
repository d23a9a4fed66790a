import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/errorMessage';
import { readApiFailure } from '../../api/readApiFailure';
import { useFindCompaniesQuery } from '../../api/records';
import { TextField } from '../../components/form/TextField';
import { LoadFailure } from '../../components/LoadFailure';
import { useLanguage } from '../../i18n/useFormat';

interface CompanyPickerProps {
  /** The view that goes on with the company chosen. */
  readonly view: 'enter' | 'credit';
}

/** Finds the company whose money it is. */
export function CompanyPicker({ view }: CompanyPickerProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, error, refetch } = useFindCompaniesQuery({ query: { q } });
  const failure = readApiFailure(error);
  return (
    <section className="surface company-picker" aria-labelledby="pick-company">
      <h2 id="pick-company">{t('pick.title')}</h2>
      <TextField
        id="pick-company-name"
        label={t('pick.label')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      {failure === null ? null : (
        <LoadFailure
          message={`${t('pick.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 ? <p role="status">{t('pick.none')}</p> : null}
      <ul className="picker-list">
        {data?.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/admin/payments?view=${view}&companyId=${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
