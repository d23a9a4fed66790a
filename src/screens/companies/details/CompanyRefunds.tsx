import { useTranslation } from 'react-i18next';
import { listAllRefunds } from '../../../../contract/endpoints/refunds';
import { useListAllRefundsQuery } from '../../../api/refunds';
import { useCompanyClaimColumns } from '../../../components/columns/useCompanyClaimColumns';
import { DataList } from '../../../components/list/DataList';
import { useListAnswer } from '../../../routing/useListAnswer';
import { useListScreen } from '../../../routing/useListScreen';
import { NO_FILTERS, type CompanyPartProps } from './companyPart';

/** The company’s refund claims. */
export function CompanyRefunds({ companyId }: CompanyPartProps) {
  const { t } = useTranslation('companies');
  const columns = useCompanyClaimColumns();
  const { query, list } = useListScreen('refunds', listAllRefunds.query, NO_FILTERS);
  const answer = useListAnswer(
    useListAllRefundsQuery({ query: { ...query, companyId } }),
    t('claims.failed'),
  );
  return (
    <DataList
      {...list}
      {...answer}
      name={t('details.refunds')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => `/refunds/details?id=${id}`}
      searchHint={t('claims.search')}
      empty={{ title: t('details.refunds'), text: t('claims.empty') }}
    />
  );
}
