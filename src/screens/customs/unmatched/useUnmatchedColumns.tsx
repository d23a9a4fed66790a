import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnmatchedImporter } from '../../../../contract/entities/customsImporter';
import { useGetProgramQuery } from '../../../api/configuration/program';
import type { Column } from '../../../components/list/listTypes';
import { useFormat } from '../../../i18n/useFormat';
import { SuggestionList } from './SuggestionList';

/** Stands out of sight until asked for. */
export const RARE_UNMATCHED_COLUMNS: readonly string[] = ['quantity'];

/** Columns of the unmatched importers. */
export function useUnmatchedColumns(): readonly Column<UnmatchedImporter>[] {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const { data: program } = useGetProgramQuery(undefined);
  return useMemo((): readonly Column<UnmatchedImporter>[] => {
    return [
      {
        key: 'importerNumber',
        title: t('queue.number'),
        cell: ({ importerNumber }) => importerNumber,
        width: 8,
        isName: true,
        sort: 'ascending',
      },
      {
        key: 'importerName',
        title: t('queue.name'),
        cell: ({ importerName, otherNames }) => (
          <>
            {importerName}
            {otherNames === 0 ? null : (
              <span className="cell-note">
                {t('queue.otherNames', { count: otherNames, formatted: format.count(otherNames) })}
              </span>
            )}
          </>
        ),
        width: 12.75,
        grow: 1,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'suggestions',
        title: t('queue.suggestions'),
        width: 13,
        grow: 4,
        card: 'named',
        cell: ({ suggestions, applicants }) => (
          <SuggestionList suggestions={suggestions} applicants={applicants ?? []} />
        ),
      },
      {
        key: 'lines',
        title: t('queue.lines'),
        cell: ({ lines }) => format.count(lines),
        width: 4,
        card: 'named',
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'quantity',
        title: t('queue.quantity'),
        ...(program === undefined ? {} : { unit: program.unitCode }),
        cell: ({ quantity }) => format.quantityFigure(quantity),
        width: 7.25,
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'amountCollected',
        title: t('queue.collected'),
        cell: ({ amountCollected }) => format.amount(amountCollected),
        card: 'beside-name',
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'lastEntry',
        title: t('queue.entries'),
        cell: ({ firstEntry, lastEntry }) => `${format.date(firstEntry)} – ${format.date(lastEntry)}`,
        width: 12,
        sort: 'descending',
      },
    ];
  }, [t, format, program]);
}
