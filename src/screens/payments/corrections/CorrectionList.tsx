import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listCorrections } from '../../../../contract/endpoints/corrections';
import { CORRECTION_KINDS, CORRECTION_STATES } from '../../../../domain/correction';
import { useListCorrectionsQuery } from '../../../api/corrections/corrections';
import { DataList } from '../../../components/list/DataList';
import type { Filter } from '../../../components/list/listTypes';
import { PageHeader } from '../../../components/PageHeader';
import { Trail } from '../../../components/Trail';
import { ListExport } from '../../../lists/ListExport';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { useCorrectionColumns } from './useCorrectionColumns';

/** Left to the View menu at first: the record says all of it. */
const RARE = ['proposedBy', 'decidedBy'];

/** Write-offs and voided reports of all companies, those that wait for a second person among them. */
export function CorrectionList() {
  const { t } = useTranslation('correction');
  const { t: titles } = useTranslation('screens');
  const columns = useCorrectionColumns();
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        key: 'kind',
        label: t('filters.kind'),
        kind: 'some-of',
        choices: CORRECTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
      {
        key: 'state',
        label: t('filters.state'),
        kind: 'some-of',
        choices: CORRECTION_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
    ],
    [t],
  );
  const { query, list } = useListScreen('corrections', listCorrections.query, filters, RARE);
  const answer = useListAnswer(useListCorrectionsQuery({ query }), t('list.failed'));
  return (
    <>
      <PageHeader
        isList
        title={t('list.title')}
        lead={t('list.lead')}
        trail={<Trail above={{ to: '/admin/payments', name: titles('adminpayments.title') }} />}
      />
      <DataList
        {...list}
        tools={<ListExport list="corrections" query={query} />}
        {...answer}
        name={t('list.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ reportId, companyId }) =>
          reportId === null
            ? `/admin/company/details?id=${companyId}&tab=account`
            : `/assessments/details?id=${reportId}`
        }
        searchHint={t('list.search')}
        empty={{ title: t('list.title'), text: t('list.empty') }}
      />
    </>
  );
}
