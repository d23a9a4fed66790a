import type { LeftoverRows } from '../../../../domain/leftoverRows';
import { type ClaimForm, EMPTY_CLAIM } from './claimForm';

/** The claim for what did not fit in another one: for the same reason, by the same person. */
export const secondClaim = (form: ClaimForm, { place, entryNumbers }: LeftoverRows): ClaimForm => ({
  ...EMPTY_CLAIM,
  ...place,
  reason: form.reason,
  explanation: form.explanation,
  certificateNumber: form.certificateNumber,
  applicant: form.applicant,
  onlyEntries: [...entryNumbers],
});
