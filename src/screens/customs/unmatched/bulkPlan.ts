import type { UnmatchedImporter } from '../../../../contract/entities/customsImporter';
import type { Selection } from '../../../components/list/selection';

/** Importers that were on show when something was chosen, by number: they are still known on the next page. */
export type SeenImporters = ReadonlyMap<string, Pick<UnmatchedImporter, 'suggestions'>>;

/** One number and the company it is to be given to. */
export interface PlannedAssignment {
  readonly importerNumber: string;
  readonly companyId: string;
  readonly companyName: string;
}

export interface SuggestedPlan {
  readonly assignments: readonly PlannedAssignment[];
  /** How many of the chosen numbers have no suggestion that is sure enough. */
  readonly leftOut: number;
}

/** The numbers chosen one by one; null where all that match are, each of which should be looked at. */
export const chosenNumbers = (chosen: Selection): readonly string[] | null =>
  chosen.kind === 'some' ? [...chosen.ids] : null;

/** Each number to the one company that has it with another suffix; what is less sure is left out. */
export function suggestedPlan(numbers: readonly string[], seen: SeenImporters): SuggestedPlan {
  const assignments = numbers.flatMap((importerNumber) => {
    const sure = (seen.get(importerNumber)?.suggestions ?? []).filter(
      ({ reason }) => reason === 'same-number',
    );
    const [only] = sure;
    return only === undefined || sure.length > 1
      ? []
      : [{ importerNumber, companyId: only.companyId, companyName: only.companyName }];
  });
  return { assignments, leftOut: numbers.length - assignments.length };
}
