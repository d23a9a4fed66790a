import type { ClaimRowFault, EntryPlace } from './claimRows';
import { parseEntryNumber } from './entryNumber';

export interface LeftoverRows {
  readonly place: EntryPlace;
  readonly entryNumbers: readonly string[];
}

/** The rows that were left out of one claim and fit in another, by that claim. */
export function leftoverRows(
  faults: readonly ClaimRowFault[],
  entryAt: (row: number) => string,
): readonly LeftoverRows[] {
  const groups = new Map<string, { readonly place: EntryPlace; readonly entryNumbers: Set<string> }>();
  for (const { row, fits } of faults) {
    const number = parseEntryNumber(entryAt(row));
    if (fits === undefined || !number.ok) continue;
    const name = `${fits.fiscalYear} ${fits.importerNumber}`;
    const group = groups.get(name) ?? { place: fits, entryNumbers: new Set<string>() };
    group.entryNumbers.add(number.value);
    groups.set(name, group);
  }
  return [...groups.values()].map(({ place, entryNumbers }) => ({ place, entryNumbers: [...entryNumbers] }));
}
