import { useTranslation } from 'react-i18next';
import { listAllExemptions } from '../../../../contract/endpoints/exemptions/list';
import { useListAllExemptionsQuery } from '../../../api/exemptions/list';
import { useExemptionColumns } from '../../../components/columns/useExemptionColumns';
import { DataList } from '../../../components/list/DataList';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { ExemptionsExport } from '../../shared/ExemptionsExport';
import { NO_FILTERS, type CompanyPartProps } from './companyPart';

/** The company’s applications and certificates. */
export function CompanyExemptions({ companyId }: CompanyPartProps) {
  const { t } = useTranslation('companies');
  const { t: own } = useTranslation('exemptions');
  const columns = useExemptionColumns('staff', false);
  const { query, list } = useListScreen('companyExemptions', listAllExemptions.query, NO_FILTERS);
  const answer = useListAnswer(useListAllExemptionsQuery({ query: { ...query, companyId } }), own('failed'));
  return (
    <DataList
      {...list}
      {...answer}
      name={t('details.exemptions')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => `/exemptions/details?id=${id}`}
      searchHint={own('search')}
      tools={<ExemptionsExport query={{ ...query, companyId }} />}
      empty={{ title: t('details.exemptions'), text: own('empty') }}
    />
  );
}
