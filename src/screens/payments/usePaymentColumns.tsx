import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DataOf } from '../../../contract/endpoint';
import type { listPayments } from '../../../contract/endpoints/payments';
import { ledgerKindName } from '../../../contract/texts/ledgerNames';
import type { Column } from '../../components/list/listTypes';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat, useLanguage } from '../../i18n/useFormat';

export type PaymentRow = DataOf<typeof listPayments>['rows'][number];

export const PAYMENT_TONES = { stands: 'good', 'partly-reversed': 'waiting', reversed: 'bad' } as const;

/** Whether a payment stands whole, in part, or not at all. */
export const stateOf = ({
  reversed,
  returned = '0.00',
}: Pick<PaymentRow, 'reversed' | 'returned'>): keyof typeof PAYMENT_TONES =>
  reversed !== null ? 'reversed' : returned === '0.00' ? 'stands' : 'partly-reversed';

/** Columns of the list of payments. */
export function usePaymentColumns(): readonly Column<PaymentRow>[] {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const format = useFormat();
  return useMemo((): readonly Column<PaymentRow>[] => {
    return [
      {
        key: 'reference',
        title: t('columns.reference'),
        cell: ({ reference }) => reference,
        isName: true,
        width: 10,
        grow: 1,
        sort: 'ascending',
      },
      {
        key: 'receivedOn',
        title: t('columns.received'),
        cell: ({ receivedOn }) => format.date(receivedOn),
        width: 6.5,
        card: 'plain',
        sort: 'descending',
      },
      {
        key: 'companyName',
        title: t('columns.company'),
        width: 11,
        grow: 3,
        card: 'plain',
        cell: ({ companyId, companyName }) => (
          <Link to={`/admin/company/details?id=${companyId}&tab=account`}>{companyName}</Link>
        ),
        sort: 'ascending',
      },
      {
        key: 'kind',
        title: t('columns.kind'),
        cell: ({ kind }) => ledgerKindName(language, kind),
        width: 8,
        grow: 1,
      },
      {
        key: 'report',
        title: t('columns.report'),
        width: 9.5,
        cell: ({ reportId, reportNumber, exemptionNumber }) =>
          reportId === null ? (
            (exemptionNumber ?? '–')
          ) : (
            <Link to={`/assessments/details?id=${reportId}`}>{reportNumber}</Link>
          ),
      },
      {
        key: 'amount',
        title: t('columns.amount'),
        isFigure: true,
        cell: ({ amount }) => format.amount(amount),
        width: 7,
        card: 'beside-name',
        sort: 'descending',
      },
      {
        key: 'state',
        title: t('columns.state'),
        width: 6.5,
        card: 'plain',
        cell: (payment) => {
          const state = stateOf(payment);
          return <StatusBadge tone={PAYMENT_TONES[state]} label={t(`states.${state}`)} />;
        },
      },
    ];
  }, [t, format, language]);
}
