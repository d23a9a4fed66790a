import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader';
import { Trail } from '../../components/Trail';
import { WaitingChanges } from '../shared/WaitingChanges';

/** Accounts and roles that wait for a second administrator; where a notification of them leads. */
export function WaitingView() {
  const { t } = useTranslation('pendingChanges');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <Trail above={{ to: '/admin/users', name: titles('adminusers.title') }} here={t('title')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <WaitingChanges kinds={['staff-account', 'staff-roles']} empty={t('none')} />
    </>
  );
}
