import * as z from 'zod/mini';
import type { DataOf } from '../../../../contract/endpoint';
import type { getRefundDraft } from '../../../../contract/endpoints/refunds/claims';
import { claimOfDraft } from './claimDraft';
import { claimFormSchema, type ClaimForm, EMPTY_CLAIM, isEmptyClaim } from './claimForm';

/** The draft of a person who had one while there could be no more. */
const FIRST = 'first';

/** Under which a draft is kept on this device. */
export const claimDraftName = (key: string): string =>
  key === FIRST ? 'refund-claim' : `refund-claim-${key}`;

/** The draft that an address names, or null. */
export function draftKeyIn(address: URLSearchParams): string | null {
  const key = address.get('draft');
  return key !== null && /^[\w-]{1,64}$/.test(key) ? key : null;
}

/** The copy on this device: the form and the server's draft it was built on. */
const claimDraftSchema = z.object({ form: claimFormSchema, basedOn: z.nullable(z.string()) });
export type StoredClaimDraft = z.infer<typeof claimDraftSchema>;

/** A copy of this device as it was found, or null where there is none that can be used. */
export function readStoredClaim(stored: unknown): StoredClaimDraft | null {
  const parsed = z.safeParse(claimDraftSchema, stored);
  return parsed.success && !isEmptyClaim(parsed.data.form) ? parsed.data : null;
}

export interface FoundClaim {
  readonly form: ClaimForm;
  /** When the server last kept it, or null while it never has. */
  readonly savedAt: string | null;
  readonly origin: 'new' | 'device' | 'server';
  /** A copy of this device that lost against a newer draft; it can still be taken instead. */
  readonly other: ClaimForm | null;
  /** The colleague who sent it to be signed; null for an own claim. */
  readonly preparedBy: string | null;
}

/**
 * Which unfinished claim to go on with. The copy of this device is the newer one as long as the server's draft is the one it was
 * built on; a draft saved since, on another device or in another tab, goes first, and the copy is offered beside it.
 */
export function chooseClaim(
  stored: StoredClaimDraft | null,
  draft: DataOf<typeof getRefundDraft>,
): FoundClaim {
  const savedAt = draft?.savedAt ?? null;
  const preparedBy = draft?.preparedBy ?? null;
  if (stored !== null && stored.basedOn === savedAt)
    return { form: stored.form, savedAt, origin: 'device', other: null, preparedBy };
  if (draft !== null)
    return { form: claimOfDraft(draft), savedAt, origin: 'server', other: stored?.form ?? null, preparedBy };
  // What this copy was built on has been sent or thrown away since; it is only offered.
  return { form: EMPTY_CLAIM, savedAt: null, origin: 'new', other: stored?.form ?? null, preparedBy };
}

/** In a replay, a claim that was found and then written on, as it stood at the step on show. */
export function withWritten(found: FoundClaim, written: unknown): FoundClaim {
  const parsed = z.safeParse(claimDraftSchema, written);
  return parsed.success ? { ...found, form: parsed.data.form } : found;
}
