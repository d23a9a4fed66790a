import { skipToken } from '@reduxjs/toolkit/query';
import type { DataOf } from '../../../../contract/endpoint';
import type { listReports } from '../../../../contract/endpoints/reports/list';
import { useListReportsQuery } from '../../../api/reports/list';
import type { PeriodFacts } from './reportSource';

type Report = DataOf<typeof listReports>['rows'][number];

/** The company's newest report of a period before this one; null while it is not known, and where there is none. */
export function useLastReport({ dueDate }: PeriodFacts, isWanted: boolean): Report | null {
  const { data } = useListReportsQuery(
    isWanted ? { query: { sort: '-dueDate', pageSize: '25' } } : skipToken,
  );
  return (
    data?.rows.find((report) => report.isCurrent && report.status !== 'Void' && report.dueDate < dueDate) ??
    null
  );
}
