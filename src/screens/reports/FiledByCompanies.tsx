import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { selectRoles } from '../../state/session';

/** For staff: who files reports, and where those of all companies are, as far as their role opens it. */
export function FiledByCompanies() {
  const { t } = useTranslation('reports');
  const roles = useSelector(selectRoles);
  const seesCompanies = roles.includes('admin') || roles.includes('readonly');
  return (
    <>
      <p>{t('create.staff')}</p>
      {seesCompanies ? (
        <Button tag={Link} color="primary" to="/admin/companies">
          {t('create.staffCompanies')}
        </Button>
      ) : null}
    </>
  );
}
