import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundSummary } from '../../../contract/entities/refund';
import { refundReasonName, refundStatusName } from '../../../contract/texts/refundNames';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import type { Column } from '../list/listTypes';

/** Columns of one company's refund claims, as its record shows them. */
export function useCompanyClaimColumns(): readonly Column<RefundSummary>[] {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const format = useFormat();
  return useMemo((): readonly Column<RefundSummary>[] => {
    const amountOr = (amount: string | null): string => (amount === null ? '–' : format.amount(amount));
    return [
      {
        key: 'number',
        title: t('claims.number'),
        cell: ({ number }) => number,
        isName: true,
        width: 8,
        sort: 'ascending',
      },
      {
        key: 'fiscalYear',
        title: t('claims.year'),
        cell: ({ fiscalYear }) => fiscalYear,
        width: 5,
        sort: 'descending',
      },
      {
        key: 'reason',
        title: t('claims.reason'),
        cell: ({ reason }) => refundReasonName(language, reason),
        width: 12,
        grow: 2,
      },
      {
        key: 'status',
        title: t('claims.status'),
        cell: ({ status }) => refundStatusName(language, status),
        width: 9,
        grow: 1,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'filedAt',
        title: t('claims.filed'),
        cell: ({ filedAt }) => (filedAt === null ? '–' : format.instant(filedAt)),
        width: 12,
        card: 'plain',
        sort: 'descending',
      },
      {
        key: 'amountClaimed',
        title: t('claims.claimed'),
        cell: ({ amountClaimed }) => format.amount(amountClaimed),
        width: 7,
        card: 'beside-name',
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'amountApproved',
        title: t('claims.approved'),
        cell: ({ amountApproved }) => amountOr(amountApproved),
        width: 7,
        isFigure: true,
      },
    ];
  }, [t, format, language]);
}
