import { useDownload, type FileEndpoint } from './useDownload';

type Format = 'csv' | 'xlsx';

/** A list's query without its page: a file holds every row that the filters leave, in the list's order. */
export const everyPage = <Query extends object>(query: Query) => ({
  ...query,
  page: undefined,
  pageSize: undefined,
  cursor: undefined,
});

/**
 * A list as a file in the two formats spreadsheets read, for its buttons.
 * @param stem the file's name without its ending, should the server give none
 */
export function useListFiles<A extends { readonly saveAs: string }>(
  endpoint: FileEndpoint<A>,
  stem: string,
  argOf: (format: Format) => Omit<A, 'saveAs'>,
) {
  const csv = useDownload(endpoint, `${stem}.csv`);
  const xlsx = useDownload(endpoint, `${stem}.xlsx`);
  return {
    csv,
    xlsx,
    onPress: (format: Format): void => {
      (format === 'csv' ? csv : xlsx).run(argOf(format));
    },
  };
}
