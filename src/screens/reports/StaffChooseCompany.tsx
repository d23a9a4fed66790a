import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { StaffLinks } from '../../components/StaffLinks';
import { selectRoles } from '../../state/session';

/** For staff, whose own company files no reports: the ways to those of others, as far as their role opens them. */
export function StaffChooseCompany() {
  const { t } = useTranslation('reports');
  const roles = useSelector(selectRoles);
  const seesAll = roles.includes('admin') || roles.includes('readonly');
  return (
    <>
      <p>{t('chooseCompany')}</p>
      {seesAll ? (
        <StaffLinks
          first={{ to: '/admin/companies', label: t('create.staffCompanies') }}
          second={{ to: '/admin/reports', label: t('openAll') }}
        />
      ) : (
        <p>{t('notForRole')}</p>
      )}
    </>
  );
}
