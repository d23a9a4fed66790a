import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useListCompaniesQuery } from '../../api/companies/list';
import { selectIsImpersonating } from '../../state/impersonation';

/** Says that companies ask to be registered, and leads to them; nothing where none does. */
export function AskingCompanies() {
  const { t } = useTranslation('companies');
  const isActing = useSelector(selectIsImpersonating);
  const { data } = useListCompaniesQuery(
    isActing ? skipToken : { query: { status: 'Pending', pageSize: '10' } },
  );
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <p className="alert alert-warning" role="status">
      <Link to="/admin/companies?status=Pending">{t('asking', { count })}</Link>
    </p>
  );
}
