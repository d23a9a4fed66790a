import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanySummary } from '../../../contract/entities/company';
import type { Column } from '../../components/list/listTypes';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';
import { companyTone, FLAGS } from './companyTone';

/** Stands out of sight until asked for. */
export const RARE_COMPANY_COLUMNS: readonly string[] = ['importerNumbers', 'users'];

/** Columns of the list of companies. */
export function useCompanyColumns(): readonly Column<CompanySummary>[] {
  const { t } = useTranslation('companies');
  const { t: own } = useTranslation('company');
  const format = useFormat();
  return useMemo((): readonly Column<CompanySummary>[] => {
    return [
      {
        key: 'legalName',
        title: t('legalName'),
        cell: (row) => row.legalName,
        width: 13,
        grow: 3,
        isName: true,
        sort: 'ascending',
      },
      {
        key: 'kind',
        title: t('kind'),
        cell: ({ kind }) => t(`kinds.${kind}`),
        width: 7.5,
        grow: 0.5,
        sort: 'ascending',
      },
      {
        key: 'status',
        title: t('status'),
        cell: ({ status }) => <StatusBadge tone={companyTone(status)} label={t(`statuses.${status}`)} />,
        width: 5.5,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'country',
        title: t('city'),
        cell: ({ city, country }) => [city, country].filter((part) => part !== '').join(', '),
        width: 7.25,
        grow: 0.5,
        sort: 'ascending',
      },
      {
        key: 'flags',
        title: t('flags'),
        width: 12.5,
        grow: 2,
        card: 'plain',
        cell: (row) => {
          const held = FLAGS.filter((flag) => row[flag]);
          const words = [
            ...held.map((flag) => t(`flag.${flag}`)),
            ...(row.hasPassedThreshold ? [own('list.outgrown')] : []),
          ];
          return words.length === 0 ? t('noFlags') : words.join(', ');
        },
      },
      {
        key: 'importerNumbers',
        title: t('importerNumbers'),
        cell: (row) => format.count(row.importerNumbers),
        width: 8.5,
        isFigure: true,
      },
      {
        key: 'exemptUsedPercent',
        title: t('exemptUsed'),
        cell: ({ exemptUsedPercent }) => (exemptUsedPercent === null ? '–' : format.count(exemptUsedPercent)),
        width: 7.5,
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'balance',
        title: t('balance'),
        cell: ({ balance }) => format.amount(balance),
        width: 7,
        card: 'beside-name',
        isFigure: true,
        sort: 'descending',
      },
      { key: 'users', title: t('users'), cell: ({ users }) => format.count(users), isFigure: true, width: 5 },
    ];
  }, [t, own, format]);
}
