import type { DataOf } from '../../../contract/endpoint';
import type { listOpenPeriods } from '../../../contract/endpoints/reports/filing';

/** A period without a report, as the server lists it. */
export type OpenPeriod = DataOf<typeof listOpenPeriods>[number];
