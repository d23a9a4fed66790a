import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { listUnmatchedImporters } from '../../../../contract/endpoints/customs/importers';
import { TIMES } from '../../../../contract/limits';
import { mayAssignLines } from '../../../../domain/customsPermissions';
import { useListUnmatchedImportersQuery } from '../../../api/customs/importers';
import { DataList } from '../../../components/list/DataList';
import type { Filter } from '../../../components/list/listTypes';
import { nothingSelected } from '../../../components/list/selection';
import { inQueue } from '../../../components/record/queueNavigation';
import { ListExport } from '../../../lists/ListExport';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { selectActor } from '../../../state/actor';
import { selectMustPoll } from '../../../state/live';
import { importerPath } from '../importer/importerPath';
import { BulkAssign } from './BulkAssign';
import type { SeenImporters } from './bulkPlan';
import { RARE_UNMATCHED_COLUMNS, useUnmatchedColumns } from './useUnmatchedColumns';

/** Importers nobody has, the dearest first; those who settle them can give several at once. */
export function UnmatchedList() {
  const { t } = useTranslation('customsImporters');
  const columns = useUnmatchedColumns();
  const mayAssign = mayAssignLines(useSelector(selectActor)).allowed;
  const pollingInterval = useSelector(selectMustPoll) ? TIMES.hubPollMs : 0;
  const [chosen, setChosen] = useState(nothingSelected);
  const [seen, setSeen] = useState<SeenImporters>(new Map());
  const filters = useMemo(
    (): readonly Filter[] => [{ key: 'fiscalYear', label: t('queue.year'), kind: 'text', hint: '2026' }],
    [t],
  );
  const { query, list } = useListScreen(
    'unmatchedImporters',
    listUnmatchedImporters.query,
    filters,
    RARE_UNMATCHED_COLUMNS,
  );
  const [address] = useSearchParams();
  const answer = useListUnmatchedImportersQuery({ query }, { pollingInterval });
  const rows = answer.data?.rows ?? [];
  return (
    <DataList
      {...list}
      tools={<ListExport list="unmatchedImporters" query={query} />}
      {...useListAnswer(answer, t('queue.failed'))}
      name={t('queue.title')}
      columns={columns}
      rowId={({ importerNumber }) => importerNumber}
      rowPath={({ importerNumber }) => inQueue(importerPath(importerNumber), address.toString())}
      searchHint={t('queue.search')}
      empty={{ title: t('queue.none'), text: t('queue.empty') }}
      {...(mayAssign
        ? {
            selection: {
              chosen,
              onChange: (next) => {
                setChosen(next);
                setSeen(new Map([...seen, ...rows.map((row) => [row.importerNumber, row] as const)]));
              },
              actions: (
                <BulkAssign
                  chosen={chosen}
                  seen={seen}
                  onDone={() => {
                    setChosen(nothingSelected);
                  }}
                />
              ),
            },
          }
        : {})}
    />
  );
}
