import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DataOf } from '../../../../contract/endpoint';
import type { listCardReturns } from '../../../../contract/endpoints/payments';
import type { Column } from '../../../components/list/listTypes';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useFormat } from '../../../i18n/useFormat';
import { CARD_RETURN_TONES, returnedAmount } from './cardReturnTones';

export type CardReturnRow = DataOf<typeof listCardReturns>['rows'][number];

/** Columns of the list of refunds and disputes at the card provider. */
export function useCardReturnColumns(): readonly Column<CardReturnRow>[] {
  const { t } = useTranslation('cardReturns');
  const format = useFormat();
  return useMemo(
    (): readonly Column<CardReturnRow>[] => [
      {
        key: 'providerId',
        title: t('columns.reference'),
        isName: true,
        width: 9,
        grow: 1,
        cell: ({ providerId, paymentId }) =>
          paymentId === null ? providerId : <Link to={`/admin/payments?id=${paymentId}`}>{providerId}</Link>,
      },
      {
        key: 'heardAt',
        title: t('columns.heardAt'),
        cell: ({ heardAt }) => format.instant(heardAt),
        width: 11.25,
        card: 'plain',
        sort: 'descending',
      },
      {
        key: 'companyName',
        title: t('columns.company'),
        width: 8,
        grow: 2,
        card: 'plain',
        cell: ({ companyId, companyName }) =>
          companyId === null ? (
            '–'
          ) : (
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
        cell: (row) => returnedAmount(row, format),
        width: 7,
        card: 'beside-name',
        sort: 'descending',
      },
      {
        key: 'state',
        title: t('columns.state'),
        width: 7,
        card: 'plain',
        cell: ({ state }) => <StatusBadge tone={CARD_RETURN_TONES[state]} label={t(`states.${state}`)} />,
      },
      {
        key: 'problem',
        title: t('columns.check'),
        width: 8,
        grow: 2,
        card: 'named',
        lines: 'two',
        cell: ({ problem, needsCheck, checkNote }) =>
          problem !== null
            ? t(`problems.${problem}`)
            : needsCheck
              ? t('check.needed')
              : checkNote === ''
                ? '–'
                : checkNote,
      },
    ],
    [t, format],
  );
}
