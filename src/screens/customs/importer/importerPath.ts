/** Where one importer number is shown, whoever has it. */
export const importerPath = (number: string): string =>
  `/admin/customs?${new URLSearchParams({ view: 'unmatched', importer: number }).toString()}`;
