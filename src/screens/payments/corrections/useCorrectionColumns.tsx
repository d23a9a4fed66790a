import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DataOf } from '../../../../contract/endpoint';
import type { listCorrections } from '../../../../contract/endpoints/corrections';
import type { Column } from '../../../components/list/listTypes';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useFormat } from '../../../i18n/useFormat';

type CorrectionRow = DataOf<typeof listCorrections>['rows'][number];

const TONES = { waiting: 'waiting', done: 'good', refused: 'bad', withdrawn: 'neutral' } as const;

/** Columns of the list of write-offs and voided reports. */
export function useCorrectionColumns(): readonly Column<CorrectionRow>[] {
  const { t } = useTranslation('correction');
  const format = useFormat();
  return useMemo((): readonly Column<CorrectionRow>[] => {
    return [
      {
        key: 'reportNumber',
        title: t('columns.report'),
        isName: true,
        width: 9,
        cell: ({ reportNumber, exemptionNumber }) => reportNumber ?? exemptionNumber,
        sort: 'ascending',
      },
      {
        key: 'companyName',
        title: t('columns.company'),
        width: 9.5,
        grow: 2,
        card: 'plain',
        cell: ({ companyId, companyName }) => (
          <Link to={`/admin/company/details?id=${companyId}&tab=account`}>{companyName}</Link>
        ),
        sort: 'ascending',
      },
      {
        key: 'kind',
        title: t('columns.kind'),
        cell: ({ kind }) => t(`kinds.${kind}`),
        width: 7,
        card: 'plain',
      },
      {
        key: 'amount',
        title: t('columns.amount'),
        isFigure: true,
        cell: ({ amount }) => format.amount(amount),
        width: 6,
        card: 'beside-name',
        sort: 'descending',
      },
      {
        key: 'state',
        title: t('columns.state'),
        width: 9.25,
        card: 'plain',
        cell: ({ state }) => <StatusBadge tone={TONES[state]} label={t(`states.${state}`)} />,
      },
      { key: 'reason', title: t('columns.reason'), cell: ({ reason }) => reason, width: 8.75, grow: 3 },
      {
        key: 'proposedAt',
        title: t('columns.proposedAt'),
        cell: ({ proposedAt }) => format.instant(proposedAt),
        width: 11.25,
        sort: 'descending',
      },
      {
        key: 'proposedBy',
        title: t('columns.proposedBy'),
        cell: ({ proposedBy }) => proposedBy.name,
        grow: 1,
      },
      {
        key: 'decidedBy',
        title: t('columns.decidedBy'),
        cell: ({ decidedBy }) => decidedBy?.name ?? '–',
        grow: 1,
      },
    ];
  }, [t, format]);
}
