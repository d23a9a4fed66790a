import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnnualRunRow } from '../../../../contract/entities/annualRun';
import { annualLetterName, annualOutcomeName } from '../../../../contract/texts/annualRunNames';
import { refundReasonName } from '../../../../contract/texts/refundNames';
import type { Column } from '../../../components/list/listTypes';
import { useFormat, useLanguage } from '../../../i18n/useFormat';

/** Out of sight until asked for. */
export const RARE_IMPORTER_COLUMNS: readonly string[] = ['collected', 'letter'];

/** Columns of the importers of a run. */
export function useImporterColumns(): readonly Column<AnnualRunRow>[] {
  const { t } = useTranslation('annualRun');
  const language = useLanguage();
  const format = useFormat();
  return useMemo(
    (): readonly Column<AnnualRunRow>[] => [
      {
        key: 'importerName',
        title: t('list.importer'),
        cell: ({ name, companyId }) => (
          <>
            {name}
            {companyId === null ? <span className="cell-note">{t('list.unregistered')}</span> : null}
          </>
        ),
        width: 17,
        grow: 3,
        isName: true,
        sort: 'ascending',
      },
      {
        key: 'importerNumber',
        title: t('list.number'),
        cell: ({ importerNumber }) => importerNumber,
        width: 8,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'outcome',
        title: t('list.outcome'),
        cell: ({ outcome }) => (outcome === null ? '–' : annualOutcomeName(language, outcome)),
        width: 10,
        grow: 1,
        card: 'plain',
      },
      {
        key: 'reasons',
        title: t('list.reasons'),
        cell: ({ byReason }) =>
          byReason
            .map(({ reason, amount }) => `${refundReasonName(language, reason)}: ${format.money(amount)}`)
            .join('; '),
        width: 10,
        grow: 3,
      },
      {
        key: 'lines',
        title: t('list.lines'),
        cell: ({ lines }) => format.count(lines),
        width: 4,
        isFigure: true,
        card: 'named',
        sort: 'descending',
      },
      {
        key: 'collected',
        title: t('list.collected'),
        unit: '$',
        cell: ({ collected }) => format.amount(collected),
        isFigure: true,
      },
      {
        key: 'amount',
        title: t('list.amount'),
        unit: '$',
        cell: ({ amount }) => format.amount(amount),
        width: 7,
        isFigure: true,
        card: 'beside-name',
        sort: 'descending',
      },
      {
        key: 'lastDay',
        title: t('list.lastDay'),
        cell: ({ lastDay }) => (lastDay === null ? '–' : format.date(lastDay)),
        width: 7,
        sort: 'ascending',
      },
      {
        key: 'letter',
        title: t('list.letter'),
        cell: ({ letter }) => (letter === null ? '–' : annualLetterName(language, letter)),
        width: 8,
      },
    ],
    [t, language, format],
  );
}
