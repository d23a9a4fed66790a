import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { selectIsImpersonating } from '../../state/impersonation';
import { InviteView } from './invite/InviteView';
import { UserScreen } from './record/UserScreen';
import { UserList } from './UserList';
import { WaitingView } from './WaitingView';

/**
 * People who may sign in: the list, one of them (`?id=`), the invitation of another (`?view=invite`), or what waits
 * for a second administrator (`?view=changes`).
 */
export function UsersScreen() {
  const { t } = useTranslation('users');
  const { t: titles } = useTranslation('screens');
  const [search] = useSearchParams();
  const isActing = useSelector(selectIsImpersonating);
  const id = search.get('id') ?? '';
  // While acting for a company the board's records are closed, and asking for them would be refused.
  if (isActing) return <PageHeader title={titles('adminusers.title')} lead={t('acting')} />;
  if (id !== '') return <UserScreen key={id} id={id} />;
  if (search.get('view') === 'changes') return <WaitingView />;
  return search.get('view') === 'invite' ? (
    <InviteView key={search.get('companyId')} companyId={search.get('companyId') ?? ''} />
  ) : (
    <UserList />
  );
}
