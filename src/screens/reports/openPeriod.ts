import type { DataOf } from '../../../contract/endpoint';
import type { listOpenPeriods } from '../../../contract/endpoints/reports/filing';

/** A period without a report, as the server lists it. */
export type OpenPeriod = DataOf<typeof listOpenPeriods>[number];

/** Where its report is written; a draft goes on where something is missing. */
export const draftAddress = ({
  fiscalYear,
  index,
  hasDraft,
}: Pick<OpenPeriod, 'fiscalYear' | 'index' | 'hasDraft'>): string =>
  `/assessments/create?year=${fiscalYear}&index=${index}${hasDraft ? '&step=missing' : ''}`;
