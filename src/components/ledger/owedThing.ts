import type { DataOf } from '../../../contract/endpoint';
import type { getPayable } from '../../../contract/endpoints/payments';

export type Payable = DataOf<typeof getPayable>;
export type OwedReport = Payable['reports'][number];
/** What a closed year made due beyond the exempt quantity. */
export type OwedYear = Payable['years'][number];
export type Owed = OwedReport | OwedYear;

/** By which calls name what is owed: one of the two. */
export type OwedIds = { readonly reportId: string } | { readonly exemptionId: string };

/** Everything that is owed, as an account lists it. */
export const everythingOwed = ({ reports, years }: Payable): readonly Owed[] => [...reports, ...years];

/** How calls name it. */
export const idsOf = (owed: Owed): OwedIds =>
  'reportId' in owed ? { reportId: owed.reportId } : { exemptionId: owed.exemptionId };

/** One text for it, unlike any other's: in addresses, choices and keys. A year's begins with `year-`. */
export const owedKey = (owed: OwedIds): string =>
  'reportId' in owed ? owed.reportId : `year-${owed.exemptionId}`;

/** The ids that such a text stands for. */
export const idsFrom = (key: string): OwedIds =>
  key.startsWith('year-') ? { exemptionId: key.slice('year-'.length) } : { reportId: key };
