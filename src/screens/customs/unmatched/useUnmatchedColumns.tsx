import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnmatchedImporter } from '../../../../contract/entities/customsImporter';
import { useGetProgramQuery } from '../../../api/configuration/program';
import type { Column } from '../../../components/list/listTypes';
import { useFormat } from '../../../i18n/useFormat';
import { SuggestionList } from './SuggestionList';

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
        isName: true,
        isWhole: true,
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
        sort: 'ascending',
      },
      {
        key: 'suggestions',
        title: t('queue.suggestions'),
        cell: ({ suggestions }) => <SuggestionList suggestions={suggestions} />,
      },
      {
        key: 'lines',
        title: t('queue.lines'),
        cell: ({ lines }) => format.count(lines),
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'quantity',
        title: t('queue.quantity'),
        ...(program === undefined ? {} : { unit: program.unitCode }),
        cell: ({ quantity }) => format.quantityFigure(quantity),
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'amountCollected',
        title: t('queue.collected'),
        cell: ({ amountCollected }) => format.amount(amountCollected),
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'lastEntry',
        title: t('queue.entries'),
        cell: ({ firstEntry, lastEntry }) => (
          <>
            {format.date(firstEntry)} –
            <br />
            {format.date(lastEntry)}
          </>
        ),
        isWhole: true,
        sort: 'descending',
      },
    ];
  }, [t, format, program]);
}
