import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/errorMessage';
import { readApiFailure } from '../../../api/readApiFailure';
import { useFindCompaniesQuery } from '../../../api/records';
import { TextField } from '../../../components/form/TextField';
import { LoadFailure } from '../../../components/LoadFailure';
import { useLanguage } from '../../../i18n/useFormat';

interface CompanyPickerProps {
  readonly onPick: (companyId: string) => void;
}

/** Finds the company whose claims are to be seen. */
export function CompanyPicker({ onPick }: CompanyPickerProps) {
  const { t } = useTranslation('refunds');
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
        hint={t('pick.hint')}
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
            <Button
              color="link"
              onClick={() => {
                onPick(id);
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <Link to="/admin/refunds">{t('pick.queue')}</Link>
    </section>
  );
}
