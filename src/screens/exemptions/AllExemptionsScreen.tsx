import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listAllExemptions } from '../../../contract/endpoints/exemptions/list';
import { useListAllExemptionsQuery } from '../../api/exemptions/list';
import { RARE_EXEMPTION_COLUMNS, useExemptionColumns } from '../../components/columns/useExemptionColumns';
import { DataList } from '../../components/list/DataList';
import { withFilter } from '../../components/list/FilterPanel';
import { inQueue } from '../../components/record/queueNavigation';
import { PageHeader } from '../../components/PageHeader';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { ExemptionsExport } from '../shared/ExemptionsExport';
import { QUEUES } from './exemptionQueues';
import { QueueChoice } from './QueueChoice';
import { useExemptionFilters } from './useExemptionFilters';
import './exemptions.scss';

const OPENS_AT = new URLSearchParams({ status: QUEUES.waiting }).toString();

/** Applications and certificates of all companies, the nearest decision first. It opens on what is to be decided. */
export function AllExemptionsScreen() {
  const { t } = useTranslation('exemptions');
  const { t: titles } = useTranslation('screens');
  const columns = useExemptionColumns('staff', true);
  const { query, list } = useListScreen(
    'allExemptions',
    listAllExemptions.query,
    useExemptionFilters('staff'),
    RARE_EXEMPTION_COLUMNS,
    OPENS_AT,
  );
  const [address] = useSearchParams();
  const { q, filters } = list.state;
  const isToDecide = q === '' && Object.keys(filters).length === 1 && filters['status'] === QUEUES.waiting;
  const answer = useListAnswer(useListAllExemptionsQuery({ query }), t('failed'));
  return (
    <>
      <PageHeader
        isList
        title={titles('adminexemptions.title')}
        views={
          <QueueChoice
            status={list.state.filters['status'] ?? ''}
            onChoose={(status) => {
              list.onChange({ filters: withFilter(list.state.filters, 'status', status) });
            }}
          />
        }
      />
      <DataList
        {...list}
        {...answer}
        name={titles('adminexemptions.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ id }) => inQueue(`/exemptions/details?id=${id}`, address.toString())}
        searchHint={t('search')}
        empty={
          isToDecide
            ? { title: t('nothingToDecide'), text: t('nothingToDecideText'), isForFilters: true }
            : { title: titles('adminexemptions.title'), text: t('empty') }
        }
        tools={<ExemptionsExport query={query} />}
      />
    </>
  );
}
