import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { listAllReports } from '../../../../contract/endpoints/reports/list';
import { isActing } from '../../../../domain/permissions';
import { isStaff } from '../../../../domain/roles';
import { useListAllReportsQuery } from '../../../api/reports/list';
import { queueAddresses } from '../../../components/record/queueNavigation';
import { queueQuery, useSeenQueue } from '../../../lists/useSeenQueue';
import { selectActor } from '../../../state/actor';
import { QUEUE_PAGES } from '../../../state/outcomes';

/** The reports beside this one in the board's list it was opened from; undefined where it was opened from elsewhere. */
export function useReportQueue(id: string, named: string | null) {
  const actor = useSelector(selectActor);
  const queue = isStaff(actor.roles) && !isActing(actor) ? named : null;
  const { data } = useListAllReportsQuery(
    queue === null ? skipToken : { query: queueQuery(listAllReports.query, queue) },
  );
  return useSeenQueue({
    page: QUEUE_PAGES.report,
    id,
    queue,
    ids: data?.rows.map((row) => row.id),
    ...queueAddresses('/admin/reports', queue ?? '', (each) => `${QUEUE_PAGES.report}?id=${each}`),
  });
}
