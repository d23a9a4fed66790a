import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listCustomsLines } from '../../../../contract/endpoints/customs/files';
import type { CustomsLine } from '../../../../contract/entities/customs';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { useGetProgramQuery } from '../../../api/configuration/program';
import { everyPage, useListFiles } from '../../../api/base/useListFiles';
import { customsApi, useListCustomsLinesQuery } from '../../../api/customs/files';
import { htsCodeShown } from '../../../components/columns/entryNumberShown';
import { FileButtons } from '../../../components/FileButtons';
import { DataList } from '../../../components/list/DataList';
import type { Column, Filter } from '../../../components/list/listTypes';
import { useFormat } from '../../../i18n/useFormat';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';

interface EntryLineListProps {
  readonly companyId: string | undefined;
}

/** What Customs reported of a company's entries, line by line, with the claim each line stands in. */
export function EntryLineList({ companyId }: EntryLineListProps) {
  const { t } = useTranslation('refunds');
  const filters = useMemo(
    (): readonly Filter[] => [
      { key: 'fiscalYear', label: t('lines.year'), kind: 'text', hint: '2026' },
      {
        key: 'covered',
        label: t('lines.covered'),
        kind: 'one-of',
        choices: [
          { value: 'yes', label: t('filter.yes') },
          { value: 'no', label: t('filter.no') },
        ],
      },
    ],
    [t],
  );
  const { query, list } = useListScreen('customsLines', listCustomsLines.query, filters);
  const asked = companyId === undefined ? query : { ...query, companyId };
  const answer = useListAnswer(useListCustomsLinesQuery({ query: asked }), t('lines.failed'));
  const files = useListFiles(customsApi.endpoints.exportCustomsLines, 'entry-lines', (format) => ({
    query: { ...everyPage(asked), format },
  }));
  return (
    <DataList
      {...list}
      {...answer}
      name={t('lines.name')}
      columns={useLineColumns()}
      rowId={({ id }) => id}
      tools={<FileButtons {...files} />}
      searchHint={t('lines.search')}
      empty={{ title: t('lines.empty'), text: t('lines.emptyText') }}
    />
  );
}

function useLineColumns(): readonly Column<CustomsLine>[] {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const programUnit = useGetProgramQuery(undefined).data?.unitCode;
  return useMemo((): readonly Column<CustomsLine>[] => {
    return [
      {
        key: 'entryNumber',
        title: t('lines.entryNumber'),
        cell: ({ entryNumber, lineNo }) => `${formatEntryNumber(entryNumber)} / ${lineNo}`,
        isName: true,
        width: 10,
        sort: 'ascending',
      },
      {
        key: 'entryDate',
        title: t('lines.entryDate'),
        cell: ({ entryDate }) => format.date(entryDate),
        width: 6.5,
        card: 'plain',
        sort: 'descending',
      },
      {
        key: 'portCode',
        title: t('lines.portCode'),
        cell: ({ portCode, portName }) => portName ?? portCode ?? '–',
        width: 7,
        grow: 1,
        sort: 'ascending',
      },
      {
        key: 'htsCode',
        title: t('lines.htsCode'),
        cell: ({ htsCode }) => htsCodeShown(htsCode),
        width: 6.5,
        sort: 'ascending',
      },
      {
        key: 'quantity',
        title: t('lines.quantity'),
        cell: ({ quantity, unit, quantityProgramUnit, needsQuantity }) => (
          <>
            {needsQuantity ? <small className="cell-note">{t('lines.needsQuantity')}</small> : null}{' '}
            {quantityProgramUnit === null || programUnit === undefined ? null : (
              <>
                {format.quantityFigure(quantityProgramUnit)} {programUnit}{' '}
              </>
            )}
            {quantityProgramUnit !== null && unit === programUnit ? null : (
              <small>
                {format.quantityFigure(quantity)} {unit}
              </small>
            )}
          </>
        ),
        isFigure: true,
        // Two quantities in two units.
        width: 11.5,
        sort: 'descending',
      },
      {
        key: 'amountCollected',
        title: t('lines.amountCollected'),
        unit: '$',
        cell: ({ amountCollected }) => format.amount(amountCollected),
        card: 'beside-name',
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'amountRefunded',
        title: t('lines.amountRefunded'),
        unit: '$',
        cell: ({ amountRefunded }) => format.amount(amountRefunded),
        card: 'named',
        isFigure: true,
      },
      {
        key: 'claim',
        title: t('lines.claim'),
        width: 8,
        card: 'named',
        cell: ({ claimId, claimNumber }) =>
          claimId === null ? (
            '–'
          ) : (
            <Link to={`/refunds/details?id=${claimId}`}>{claimNumber ?? claimId}</Link>
          ),
      },
    ];
  }, [t, format, programUnit]);
}
