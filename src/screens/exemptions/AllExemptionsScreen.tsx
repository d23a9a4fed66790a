import { useTranslation } from 'react-i18next';
import { listAllExemptions } from '../../../contract/endpoints/records';
import { useListAllExemptionsQuery } from '../../api/records';
import { useExemptionColumns } from '../../components/columns/useExemptionColumns';
import { DataList } from '../../components/list/DataList';
import { PageHeader } from '../../components/PageHeader';
import { useListAnswer } from '../../routing/useListAnswer';
import { useListScreen } from '../../routing/useListScreen';
import { useExemptionFilters } from './useExemptionFilters';

/** Applications and certificates of all companies, the nearest decision first. */
export function AllExemptionsScreen() {
  const { t } = useTranslation('exemptions');
  const { t: titles } = useTranslation('screens');
  const columns = useExemptionColumns(true);
  const { query, list } = useListScreen('allExemptions', listAllExemptions.query, useExemptionFilters());
  const answer = useListAnswer(useListAllExemptionsQuery({ query }), t('failed'));
  return (
    <>
      <PageHeader title={titles('adminexemptions.title')} lead={t('leadAll')} />
      <DataList
        {...list}
        {...answer}
        name={titles('adminexemptions.title')}
        columns={columns}
        rowId={({ id }) => id}
        searchHint={t('search')}
        empty={{ title: titles('adminexemptions.title'), text: t('empty') }}
      />
    </>
  );
}
