import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCompanySearch } from '../../api/companies/useCompanySearch';
import { CompanySearch } from '../../components/form/CompanySearch';

interface CompanyPickerProps {
  /** The view that goes on with the company chosen. */
  readonly view: 'enter' | 'credit';
}

/** Finds the company whose money it is. */
export function CompanyPicker({ view }: CompanyPickerProps) {
  const { t } = useTranslation('payments');
  const { typed, setTyped, companies, problem, refetch } = useCompanySearch();
  return (
    <CompanySearch
      title={t(view === 'credit' ? 'pick.credit' : 'pick.title')}
      label={t('pick.label')}
      none={t('pick.none')}
      typed={typed}
      onType={setTyped}
      companies={companies}
      problem={problem === null ? null : `${t('pick.failed')} ${problem}`}
      onRetry={() => void refetch()}
      choice={({ id, name }) => <Link to={`/admin/payments?view=${view}&companyId=${id}`}>{name}</Link>}
    />
  );
}
