import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { ROLES } from '../../../contract/roles';
import { AccessTable } from './AccessTable';

/** Who may open what, for everybody: the guard's own table, what the roles are for, and who changes them. */
export function AccessScreen() {
  const { t } = useTranslation('help');
  const { t: users } = useTranslation('users');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader title={titles('access.title')} lead={t('lead')} />
      <AccessTable />
      <h2 className="mt-4">{t('rolesTitle')}</h2>
      <dl className="key-facts">
        {ROLES.filter((role) => role !== 'none').map((role) => (
          <div key={role}>
            <dt>{users(`roleNames.${role}`)}</dt>
            <dd>{users(`roleAbout.${role}`)}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-4">{t('changeTitle')}</h2>
      <p>
        {t('change')} <Link to="/contact">{t('contact')}</Link>
      </p>
      <h2>{t('actingTitle')}</h2>
      <p>{t('acting')}</p>
    </>
  );
}
