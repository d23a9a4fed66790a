/** Where a line opens over its list, so that back leads to the same place in it. */
export function linePath(list: URLSearchParams, id: string): string {
  const address = new URLSearchParams(list);
  address.set('line', id);
  return `/admin/customs?${address.toString()}`;
}
