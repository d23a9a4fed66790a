/** Where an annual run is shown. */
export const annualPath = (id: string): string =>
  `/admin/refunds/annual?${new URLSearchParams({ id }).toString()}`;
