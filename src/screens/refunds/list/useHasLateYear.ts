import { useListFilingExtensionsQuery } from '../../../api/refunds/review';
import { useBoardToday } from '../../../i18n/useBoardToday';

/** A year of the company takes late claims until a day that has not passed. */
export function useHasLateYear(companyId: string | undefined, skip: boolean): boolean {
  const today = useBoardToday();
  const query = companyId === undefined ? {} : { companyId };
  const { data = [] } = useListFilingExtensionsQuery({ query }, { skip });
  return data.some(({ until }) => until >= today);
}
