import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { listUsers } from '../../../../contract/endpoints/users/list';
import { mayManageUsers } from '../../../../domain/userPermissions';
import { useListUsersQuery } from '../../../api/users/list';
import { useUserColumns } from '../../../components/columns/useUserColumns';
import { ActionLink } from '../../../components/ActionLink';
import { DataList } from '../../../components/list/DataList';
import { useRefusal } from '../../../i18n/useRefusal';
import { ListExport } from '../../../lists/ListExport';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { selectActor } from '../../../state/actor';
import { NO_FILTERS, type CompanyPartProps } from './companyPart';

/** The company’s own people. */
export function CompanyPeople({ companyId }: CompanyPartProps) {
  const { t } = useTranslation('companies');
  const { t: own } = useTranslation('users');
  const refusal = useRefusal(mayManageUsers(useSelector(selectActor)));
  const columns = useUserColumns(false);
  const { query, list } = useListScreen('companyPeople', listUsers.query, NO_FILTERS);
  const answer = useListAnswer(useListUsersQuery({ query: { ...query, companyId } }), own('failed'));
  return (
    <DataList
      {...list}
      tools={<ListExport list="users" query={{ ...query, companyId }} />}
      {...answer}
      name={t('details.users')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => `/admin/users?id=${id}`}
      action={
        <ActionLink id="invite" to={`/admin/users?view=invite&companyId=${companyId}`} refusal={refusal}>
          {t('details.invite')}
        </ActionLink>
      }
      searchHint={own('search')}
      empty={{ title: t('details.users'), text: own('empty') }}
    />
  );
}
