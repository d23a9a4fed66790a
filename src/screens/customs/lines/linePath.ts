/** Where a line opens over its list, so that back leads to the same place in it. */
export function linePath(list: URLSearchParams): (id: string) => string {
  const others = new URLSearchParams(list);
  others.delete('line');
  const address = others.size === 0 ? '' : `${others.toString()}&`;
  return (id) => `/admin/customs?${address}line=${encodeURIComponent(id)}`;
}
