import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listUsers } from '../../../contract/endpoints/records';
import { ROLES } from '../../../contract/roles';
import { useListUsersQuery } from '../../api/records';
import { useUserColumns } from '../../components/columns/useUserColumns';
import { DataList } from '../../components/list/DataList';
import type { Filter } from '../../components/list/listTypes';
import { PageHeader } from '../../components/PageHeader';
import { useListAnswer } from '../../routing/useListAnswer';
import { useListScreen } from '../../routing/useListScreen';

/** Staff and company users with their roles. */
export function UsersScreen() {
  const { t } = useTranslation('users');
  const { t: titles } = useTranslation('screens');
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
    ],
    [t],
  );
  const { query, list } = useListScreen('users', listUsers.query, filters);
  const answer = useListAnswer(useListUsersQuery({ query }), t('failed'));
  return (
    <>
      <PageHeader title={titles('adminusers.title')} lead={t('lead')} />
      <DataList
        {...list}
        {...answer}
        name={titles('adminusers.title')}
        columns={columns}
        rowId={({ id }) => id}
        searchHint={t('search')}
        empty={{ title: titles('adminusers.title'), text: t('empty') }}
      />
    </>
  );
}
