import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { listUsers } from '../../../contract/endpoints/users/list';
import { USER_STATES } from '../../../contract/entities/company';
import { ROLES } from '../../../contract/roles';
import { mayManageUsers } from '../../../domain/userPermissions';
import { useListUsersQuery } from '../../api/users/list';
import { useUserColumns } from '../../components/columns/useUserColumns';
import { DataList } from '../../components/list/DataList';
import type { Filter } from '../../components/list/listTypes';
import { PageHeader } from '../../components/PageHeader';
import { ListExport } from '../../lists/ListExport';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { selectActor } from '../../state/actor';
import { WaitingChanges } from '../shared/WaitingChanges';

/** Staff and company users with their roles and the state of their accounts. */
export function UserList() {
  const { t } = useTranslation('users');
  const { t: titles } = useTranslation('screens');
  const mayInvite = mayManageUsers(useSelector(selectActor)).allowed;
  const columns = useUserColumns(true);
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        key: 'role',
        label: t('role'),
        kind: 'some-of',
        choices: ROLES.filter((role) => role !== 'none').map((value) => ({
          value,
          label: t(`roleNames.${value}`),
        })),
      },
      {
        key: 'state',
        label: t('state'),
        kind: 'some-of',
        choices: USER_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
    ],
    [t],
  );
  const { query, list } = useListScreen('users', listUsers.query, filters);
  const answer = useListAnswer(useListUsersQuery({ query }), t('failed'));
  return (
    <>
      <PageHeader
        isList
        title={titles('adminusers.title')}
        lead={t('lead')}
        {...(mayInvite
          ? {
              actions: (
                <Button tag={Link} to="/admin/users?view=invite" color="primary" size="sm">
                  {t('invite.open')}
                </Button>
              ),
            }
          : {})}
      />
      <WaitingChanges kinds={['staff-account', 'staff-roles']} />
      <DataList
        {...list}
        tools={<ListExport list="users" query={query} />}
        {...answer}
        name={titles('adminusers.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ id }) => `/admin/users?id=${id}`}
        searchHint={t('search')}
        empty={{ title: titles('adminusers.title'), text: t('empty') }}
      />
    </>
  );
}
