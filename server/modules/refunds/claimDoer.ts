import type { Caller, Source } from '../identity/requestContext';

/** Who did it and when; nobody where the product itself did. Every action is one. */
export interface ClaimDoer {
  readonly caller: Caller | null;
  readonly source: Source | null;
  readonly at: Date;
}
