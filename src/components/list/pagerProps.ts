export interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly pageSizes: readonly number[];
  readonly onChange: (change: { page: number } | { pageSize: number }) => void;
}
