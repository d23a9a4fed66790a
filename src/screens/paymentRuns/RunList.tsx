import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { listPaymentRuns } from '../../../contract/endpoints/paymentRuns/runs';
import type { PaymentRunSummary } from '../../../contract/entities/paymentRun';
import { RUN_STATUSES } from '../../../domain/paymentRun';
import { mayPreparePaymentRun } from '../../../domain/paymentRunPermissions';
import { useListPaymentRunsQuery } from '../../api/paymentRuns';
import { DataList } from '../../components/list/DataList';
import type { Column, Filter } from '../../components/list/listTypes';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';
import { ListExport } from '../../lists/ListExport';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { selectActor } from '../../state/actor';
import { RUN_TONES } from './paymentRunTones';

/** Payment runs, the newest first. */
export function RunList() {
  const { t } = useTranslation('paymentRuns');
  const format = useFormat();
  const mayRelease = mayPreparePaymentRun(useSelector(selectActor)).allowed;
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        key: 'status',
        label: t('runs.status'),
        kind: 'some-of',
        choices: RUN_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      ...(mayRelease
        ? [
            {
              key: 'release',
              label: t('runs.release'),
              kind: 'one-of' as const,
              choices: [{ value: 'mine', label: t('runs.releaseMine') }],
            },
          ]
        : []),
    ],
    [t, mayRelease],
  );
  const columns = useMemo(
    (): readonly Column<PaymentRunSummary>[] => [
      {
        key: 'number',
        title: t('runs.number'),
        cell: ({ number }) => number,
        isName: true,
        width: 9,
        sort: 'descending',
      },
      {
        key: 'status',
        title: t('runs.status'),
        cell: ({ status }) => <StatusBadge tone={RUN_TONES[status]} label={t(`status.${status}`)} />,
        width: 8,
        grow: 1,
        card: 'plain',
      },
      {
        key: 'payOn',
        title: t('runs.payOn'),
        cell: ({ payOn }) => format.date(payOn),
        width: 7,
        card: 'plain',
        sort: 'descending',
      },
      {
        key: 'total',
        title: t('runs.total'),
        unit: '$',
        cell: ({ total }) => format.amount(total),
        width: 8,
        card: 'beside-name',
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'items',
        title: t('runs.items'),
        cell: ({ itemCount }) => format.count(itemCount),
        width: 6,
        card: 'named',
        isFigure: true,
      },
      { key: 'preparedBy', title: t('runs.preparedBy'), cell: ({ preparedBy }) => preparedBy.name, grow: 2 },
      {
        key: 'releasedBy',
        title: t('runs.releasedBy'),
        cell: ({ releasedBy }) => releasedBy?.name ?? '–',
        grow: 2,
      },
    ],
    [t, format],
  );
  const { query, list } = useListScreen('paymentRuns', listPaymentRuns.query, filters);
  const answer = useListAnswer(useListPaymentRunsQuery({ query }), t('runs.failed'));
  return (
    <DataList
      {...list}
      tools={<ListExport list="paymentRuns" query={query} />}
      {...answer}
      name={t('runs.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => `/admin/paymentruns?id=${id}`}
      searchHint={t('runs.search')}
      empty={{ title: t('runs.empty'), text: t('runs.emptyText') }}
    />
  );
}
