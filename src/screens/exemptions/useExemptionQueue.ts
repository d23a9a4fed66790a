import { skipToken } from '@reduxjs/toolkit/query';
import { listAllExemptions } from '../../../contract/endpoints/exemptions/list';
import { useListAllExemptionsQuery } from '../../api/exemptions/list';
import { queueAddresses } from '../../components/record/queueNavigation';
import { queueQuery, useSeenQueue } from '../../lists/useSeenQueue';
import { QUEUE_PAGES } from '../../state/outcomes';

/** The applications beside this one in the list it was opened from; undefined where it was opened from elsewhere. */
export function useExemptionQueue(id: string | null, queue: string | null) {
  const { data } = useListAllExemptionsQuery(
    queue === null ? skipToken : { query: queueQuery(listAllExemptions.query, queue) },
  );
  return useSeenQueue({
    page: QUEUE_PAGES.exemption,
    id,
    queue,
    ids: data?.rows.map((row) => row.id),
    ...queueAddresses('/admin/exemptions', queue ?? '', (each) => `${QUEUE_PAGES.exemption}?id=${each}`),
  });
}
