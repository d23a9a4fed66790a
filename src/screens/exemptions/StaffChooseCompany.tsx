import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectRoles } from '../../state/session';

/** For staff, whose own company asks for no exemptions: the ways to those of others, as far as their role opens them. */
export function StaffChooseCompany() {
  const { t } = useTranslation('exemptions');
  const roles = useSelector(selectRoles);
  const seesAll = roles.includes('admin') || roles.includes('readonly');
  return (
    <>
      <p>{t('chooseCompany')}</p>
      {seesAll ? (
        <p className="d-flex flex-wrap gap-2">
          <Link className="btn btn-primary" to="/admin/companies">
            {t('staffCompanies')}
          </Link>
          <Link className="btn btn-outline-secondary" to="/admin/exemptions">
            {t('openAll')}
          </Link>
        </p>
      ) : (
        <p>{t('notForRole')}</p>
      )}
    </>
  );
}
