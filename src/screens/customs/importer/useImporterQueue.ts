import { skipToken } from '@reduxjs/toolkit/query';
import { listUnmatchedImporters } from '../../../../contract/endpoints/customs/importers';
import { useListUnmatchedImportersQuery } from '../../../api/customs/importers';
import { queueAddresses } from '../../../components/record/queueNavigation';
import { queueQuery, useSeenQueue } from '../../../lists/useSeenQueue';
import { QUEUE_PAGES } from '../../../state/outcomes';
import { importerPath } from './importerPath';

/** The importers beside this one in the list of unmatched ones it was opened from; undefined where it was opened from elsewhere. */
export function useImporterQueue(number: string, queue: string | null) {
  const { data } = useListUnmatchedImportersQuery(
    queue === null ? skipToken : { query: queueQuery(listUnmatchedImporters.query, queue) },
  );
  return useSeenQueue({
    page: QUEUE_PAGES.importer,
    id: number,
    queue,
    ids: data?.rows.map((row) => row.importerNumber),
    ...queueAddresses(QUEUE_PAGES.importer, queue ?? '', importerPath),
  });
}
