import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listCustomsBatchRows } from '../../../../contract/endpoints/customs/files';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { customsApi, useListCustomsBatchRowsQuery } from '../../../api/customs/files';
import { useDownload } from '../../../api/base/useDownload';
import { DownloadButton } from '../../../components/DownloadButton';
import { DataList } from '../../../components/list/DataList';
import type { Filter } from '../../../components/list/listTypes';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { ROWS_HEADING } from './goToRows';
import { RowChoices } from './RowChoices';
import { rowChoice, statesAsked } from './rowStates';
import { useRowColumns } from './useRowColumns';

interface BatchRowsProps {
  readonly batch: CustomsBatch;
}

/** The state is chosen above the list and not among its filters. */
const NO_FILTERS: readonly Filter[] = [];

/** Every row of the file by its state, with its line, column, value and reason; the rejected ones to be downloaded. */
export function BatchRows({ batch }: BatchRowsProps) {
  const { t } = useTranslation('customs');
  const choice = rowChoice(useSearchParams()[0].get('state'), batch);
  const columns = useRowColumns(batch);
  const rejected = useDownload(customsApi.endpoints.downloadRejectedRows, 'rejected.csv');
  const { query, list } = useListScreen('customsRows', listCustomsBatchRows.query, NO_FILTERS);
  const state = statesAsked(choice);
  const answer = useListCustomsBatchRowsQuery({
    params: { id: batch.id },
    query: { ...query, ...(state === undefined ? {} : { state }) },
  });
  const isPosted = batch.status === 'Posted';
  const title = t(isPosted ? 'rows.titleLeft' : 'rows.title');
  const isRejected = batch.rowsFaulty + batch.rowsDuplicate > 0;
  const download = isRejected ? (
    <DownloadButton
      {...rejected}
      onPress={() => {
        rejected.run({ params: { id: batch.id } });
      }}
    >
      {t('batch.rejected')}
    </DownloadButton>
  ) : undefined;
  return (
    <section className="batch-rows" aria-labelledby={ROWS_HEADING}>
      <div className="batch-rows-head">
        <h2 id={ROWS_HEADING} tabIndex={-1}>
          {title}
        </h2>
        <RowChoices batch={batch} chosen={choice} />
      </div>
      {isPosted && batch.rowsFaulty > 0 ? <p>{t('rows.left')}</p> : null}
      <DataList
        {...list}
        {...useListAnswer(answer, t('rows.failed'))}
        name={title}
        columns={columns}
        rowId={({ fileLine }) => String(fileLine)}
        empty={{
          title: t('rows.empty'),
          text: t(batch.status === 'Validated' ? 'rows.emptyText' : 'rows.gone'),
        }}
        // Once the file is posted this is what is left to do, so it stays in sight.
        {...(isPosted ? { action: download } : { tools: download })}
      />
    </section>
  );
}
