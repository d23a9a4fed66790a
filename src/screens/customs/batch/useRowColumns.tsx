import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CustomsBatch, CustomsBatchRow } from '../../../../contract/entities/customs';
import { mayUploadCustoms } from '../../../../domain/customsPermissions';
import type { Column } from '../../../components/list/listTypes';
import { StatusBadge, type StatusTone } from '../../../components/record/StatusBadge';
import { useFormat } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { CorrectRow } from './CorrectRow';
import { RowCorrections } from './RowCorrections';
import { RowFaults } from './RowFaults';

const TONES: Readonly<Record<CustomsBatchRow['state'], StatusTone>> = {
  good: 'good',
  warning: 'waiting',
  faulty: 'bad',
  duplicate: 'neutral',
};

/** Columns of the rows of a file: where the row stands, what it says, and everything against it. */
export function useRowColumns(batch: CustomsBatch): readonly Column<CustomsBatchRow>[] {
  const { t } = useTranslation('customs');
  const format = useFormat();
  const mayCorrect = mayUploadCustoms(useSelector(selectActor)).allowed && batch.status === 'Validated';
  const { id, version } = batch;
  return useMemo((): readonly Column<CustomsBatchRow>[] => {
    return [
      {
        key: 'fileLine',
        title: t('rows.line'),
        cell: ({ fileLine }) => format.count(fileLine),
        width: 4.5,
        isName: true,
        sort: 'ascending',
      },
      {
        key: 'state',
        title: t('rows.state'),
        cell: ({ state }) => <StatusBadge tone={TONES[state]} label={t(`rows.states.${state}`)} />,
        width: 7,
        card: 'plain',
      },
      {
        key: 'faults',
        title: t('rows.faults'),
        cell: (row) => (
          <>
            <RowFaults faults={row.faults} />
            <RowCorrections corrections={row.corrections} />
            {mayCorrect && (row.state === 'faulty' || row.state === 'duplicate') ? (
              <CorrectRow key={row.fileLine} batch={{ id, version }} row={row} />
            ) : null}
          </>
        ),
        width: 16,
        grow: 3,
        lines: 'all',
        card: 'plain',
      },
      {
        key: 'entryNumber',
        title: t('rows.entry'),
        width: 8.5,
        card: 'plain',
        cell: ({ entryNumber }) => entryNumber,
      },
      {
        key: 'entryDate',
        title: t('rows.entryDate'),
        width: 7.5,
        cell: ({ entryDate }) => (entryDate === null ? '' : format.date(entryDate)),
      },
      {
        key: 'importer',
        title: t('rows.importer'),
        width: 13,
        grow: 1,
        cell: ({ importerNumber, importerName }) => (
          <>
            {importerNumber}
            <span className="cell-note">{importerName}</span>
          </>
        ),
      },
      {
        key: 'amount',
        title: t('rows.amount'),
        cell: ({ amount }) => amount,
        isFigure: true,
        card: 'beside-name',
      },
    ];
  }, [t, format, mayCorrect, id, version]);
}
