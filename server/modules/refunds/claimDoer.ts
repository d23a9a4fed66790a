import type { Caller, Source } from '../identity/caller';

/** Who did it and when; nobody where the product itself did. Every deed is one. */
export interface ClaimDoer {
  readonly caller: Caller | null;
  readonly source: Source | null;
  readonly at: Date;
}
