import { useTranslation } from 'react-i18next';
import { listAllRefunds } from '../../../../contract/endpoints/refunds/claims';
import { money } from '../../../../domain/money';
import { useGetRefundStandingQuery } from '../../../api/paymentRuns';
import { useListAllRefundsQuery } from '../../../api/refunds/claims';
import { useCompanyClaimColumns } from '../../../components/columns/useCompanyClaimColumns';
import { DataList } from '../../../components/list/DataList';
import { useFormat } from '../../../i18n/useFormat';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { ClaimsExport } from '../../shared/ClaimsExport';
import { NO_FILTERS, type CompanyPartProps } from './companyPart';

/** The company’s refund claims. */
export function CompanyRefunds({ companyId }: CompanyPartProps) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const { data: owed } = useGetRefundStandingQuery({ query: { companyId } });
  const columns = useCompanyClaimColumns();
  const { query, list } = useListScreen('companyRefunds', listAllRefunds.query, NO_FILTERS);
  const answer = useListAnswer(
    useListAllRefundsQuery({ query: { ...query, companyId } }),
    t('claims.failed'),
  );
  return (
    <>
      {owed === undefined || money(owed.receivable) === 0n ? null : (
        <p className="alert alert-warning">
          {t('claims.overpaid', { amount: format.money(owed.receivable) })}
        </p>
      )}
      <DataList
        {...list}
        {...answer}
        name={t('details.refunds')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ id }) => `/refunds/details?id=${id}`}
        searchHint={t('claims.search')}
        tools={<ClaimsExport query={{ ...query, companyId }} />}
        empty={{ title: t('details.refunds'), text: t('claims.empty') }}
      />
    </>
  );
}
