import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { StaffLinks } from '../../components/StaffLinks';
import { selectRoles } from '../../state/session';
import { PickedCompany } from './PickedCompany';

/** For staff, whose own company asks for no exemptions: the ways to those of others, as far as their role opens them. */
export function StaffChooseCompany() {
  const { t } = useTranslation('exemptions');
  const roles = useSelector(selectRoles);
  const seesAll = roles.includes('admin') || roles.includes('readonly');
  if (!seesAll) return <PickedCompany />;
  return (
    <>
      <p>{t('chooseCompany')}</p>
      <StaffLinks
        first={{ to: '/admin/companies', label: t('staffCompanies') }}
        second={{ to: '/admin/exemptions', label: t('openAll') }}
      />
    </>
  );
}
