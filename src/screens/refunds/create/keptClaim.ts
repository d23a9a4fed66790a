import * as z from 'zod/mini';
import type { DataOf } from '../../../../contract/endpoint';
import type { getRefundDraft } from '../../../../contract/endpoints/refunds';
import { claimOfDraft } from './claimDraft';
import { claimFormSchema, type ClaimForm, EMPTY_CLAIM, isEmptyClaim } from './claimForm';

/** Under which the unfinished claim is kept on this device. */
export const KEPT_CLAIM = 'refund-claim';

/** The copy on this device: the form and the server's draft it was built on. */
const keptClaim = z.object({ form: claimFormSchema, basedOn: z.nullable(z.string()) });
export type KeptClaim = z.infer<typeof keptClaim>;

/** A copy of this device as it was found, or null where there is none that can be used. */
export function readKeptClaim(kept: unknown): KeptClaim | null {
  const parsed = z.safeParse(keptClaim, kept);
  return parsed.success && !isEmptyClaim(parsed.data.form) ? parsed.data : null;
}

export interface FoundClaim {
  readonly form: ClaimForm;
  /** When the server last kept it, or null while it never has. */
  readonly savedAt: string | null;
  readonly origin: 'new' | 'device' | 'server';
  /** A copy of this device that lost against a newer draft; it can still be taken instead. */
  readonly other: ClaimForm | null;
}

/**
 * Which unfinished claim to go on with. The copy of this device is the newer one as long as the server's draft is the one it was
 * built on; a draft saved since, on another device or in another tab, goes first, and the copy is offered beside it.
 */
export function chooseClaim(kept: KeptClaim | null, draft: DataOf<typeof getRefundDraft>): FoundClaim {
  const savedAt = draft?.savedAt ?? null;
  if (kept !== null && kept.basedOn === savedAt)
    return { form: kept.form, savedAt, origin: 'device', other: null };
  if (draft !== null)
    return { form: claimOfDraft(draft), savedAt, origin: 'server', other: kept?.form ?? null };
  // What this copy was built on has been sent or thrown away since; it is only offered.
  return { form: EMPTY_CLAIM, savedAt: null, origin: 'new', other: kept?.form ?? null };
}
