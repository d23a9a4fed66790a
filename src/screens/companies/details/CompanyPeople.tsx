import { useTranslation } from 'react-i18next';
import { listUsers } from '../../../../contract/endpoints/records';
import { useListUsersQuery } from '../../../api/records';
import { useUserColumns } from '../../../components/columns/useUserColumns';
import { DataList } from '../../../components/list/DataList';
import { useListAnswer } from '../../../routing/useListAnswer';
import { useListScreen } from '../../../routing/useListScreen';
import { NO_FILTERS, type CompanyPartProps } from './companyPart';

/** The company’s own people. */
export function CompanyPeople({ companyId }: CompanyPartProps) {
  const { t } = useTranslation('companies');
  const { t: own } = useTranslation('users');
  const columns = useUserColumns(false);
  const { query, list } = useListScreen('users', listUsers.query, NO_FILTERS);
  const answer = useListAnswer(useListUsersQuery({ query: { ...query, companyId } }), own('failed'));
  return (
    <DataList
      {...list}
      {...answer}
      name={t('details.users')}
      columns={columns}
      rowId={({ id }) => id}
      searchHint={own('search')}
      empty={{ title: t('details.users'), text: own('empty') }}
    />
  );
}
