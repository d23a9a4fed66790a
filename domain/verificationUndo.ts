/** How long the person who verified a claim is offered to undo it. */
export const UNDO_OFFERED_MS = 10_000;

/** How long the server takes an undo, which may have been on its way; until then nobody is written to about the verification. */
export const UNDO_ACCEPTED_MS = 15_000;

/** The verification that made a claim what it is, as it is kept for an undo. */
export interface UndoableVerification {
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The version of the claim that it made. */
  readonly version: number;
}

/** Whether somebody can undo a verification: it is their own, nothing has happened to the claim since, and it is recent. */
export const mayStillUndo = (
  verification: UndoableVerification,
  now: { readonly userId: string; readonly at: number; readonly version: number },
  forMs: number,
): boolean =>
  verification.by === now.userId && verification.version === now.version && now.at - verification.at <= forMs;
