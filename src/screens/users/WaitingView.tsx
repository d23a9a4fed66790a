import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { WaitingChanges } from '../shared/WaitingChanges';

/** Accounts and roles that wait for a second administrator; where a notification of them leads. */
export function WaitingView() {
  const { t } = useTranslation('pendingChanges');
  const { t: users } = useTranslation('users');
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<Link to="/admin/users">{users('record.back')}</Link>}
      />
      <WaitingChanges kinds={['staff-account', 'staff-roles']} empty={t('none')} />
    </>
  );
}
