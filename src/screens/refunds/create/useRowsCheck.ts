import { useState } from 'react';
import { LIMITS } from '../../../../contract/limits';
import {
  type ClaimRows,
  type EntryPlace,
  readClaimRows,
  type RowsReading,
} from '../../../../domain/claimRows';
import type { ClaimTableFault } from '../../../../domain/claimTable';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { claimRowsApi } from '../../../api/refunds/rows';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import type { ProposedLine } from './chosenLines';
import { knownLines } from './knownLines';

interface RowsCheck {
  readonly isBusy: boolean;
  /** Why no row of the text could be read. */
  readonly fault: ClaimTableFault | null;
  /** Why it is not known where some entries belong; the rows are read all the same. */
  readonly failure: ApiFailure | null;
  /** Reads the rows; null where the table cannot be read. */
  readonly check: (text: string, chosen: ReadonlySet<string>) => Promise<ClaimRows | null>;
}

/** Reads rows of entry numbers, and asks the server about entries that the claim's year and importer number do not have. */
export function useRowsCheck(lines: readonly ProposedLine[], claim: EntryPlace): RowsCheck {
  const mark = decimalMarkOf(useLanguage());
  const dispatch = useApiDispatch();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ClaimTableFault | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function check(text: string, chosen: ReadonlySet<string>): Promise<ClaimRows | null> {
    setFailure(null);
    setBusy(true);
    // A long list keeps the page busy: that it is being checked is to be seen first.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    const known = knownLines(lines);
    const reading: RowsReading = { mark, most: LIMITS.claimLines, claim, chosen };
    const first = readClaimRows(text, known, reading);
    setFault(first.ok ? null : first.failure);
    if (!first.ok || first.value.unknown.length === 0) {
      setBusy(false);
      return first.ok ? first.value : null;
    }
    const answer = await dispatch(
      claimRowsApi.endpoints.findEntryPlaces.initiate(
        { body: { entryNumbers: [...first.value.unknown] } },
        { track: false },
      ),
    );
    setFailure(readApiFailure(answer.error));
    const places = (answer.data ?? []).map(({ entryNumber, ...place }) => [entryNumber, place] as const);
    const second = readClaimRows(text, known, { ...reading, elsewhere: new Map(places) });
    setBusy(false);
    return second.ok ? second.value : first.value;
  }

  return { isBusy, fault, failure, check };
}
