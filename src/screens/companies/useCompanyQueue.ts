import { skipToken } from '@reduxjs/toolkit/query';
import { listCompanies } from '../../../contract/endpoints/companies/list';
import { useListCompaniesQuery } from '../../api/companies/list';
import { queueAddresses } from '../../components/record/queueNavigation';
import { queueQuery, useSeenQueue } from '../../lists/useSeenQueue';
import { QUEUE_PAGES } from '../../state/outcomes';

/** The companies beside this one in the list of registrations it was opened from; undefined where it was opened from elsewhere. */
export function useCompanyQueue(id: string, queue: string | null) {
  const { data } = useListCompaniesQuery(
    queue === null ? skipToken : { query: queueQuery(listCompanies.query, queue) },
  );
  return useSeenQueue({
    page: QUEUE_PAGES.company,
    id,
    queue,
    ids: data?.rows.map((row) => row.id),
    ...queueAddresses('/admin/companies', queue ?? '', (each) => `${QUEUE_PAGES.company}?id=${each}`),
  });
}
