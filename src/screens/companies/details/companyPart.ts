import type { Filter } from '../../../components/list/listTypes';

export interface CompanyPartProps {
  readonly companyId: string;
}

/** The company is the filter; its lists offer no others. */
export const NO_FILTERS: readonly Filter[] = [];
