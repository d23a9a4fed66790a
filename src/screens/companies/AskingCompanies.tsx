import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListCompaniesQuery } from '../../api/records';

/** Says that companies ask to be registered, and leads to them; nothing where none does. */
export function AskingCompanies() {
  const { t } = useTranslation('companies');
  const { data } = useListCompaniesQuery({ query: { status: 'Pending', pageSize: '10' } });
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <p className="alert alert-warning" role="status">
      <Link to="/admin/companies?status=Pending">{t('asking', { count })}</Link>
    </p>
  );
}
