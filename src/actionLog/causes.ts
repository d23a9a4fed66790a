import type { LoggedAction } from './logFormat';

export interface Causes {
  /** Runs one dispatch, inside which further ones follow from it. */
  readonly during: <T>(dispatch: () => T) => T;
  /** Says which action has just passed and answers which one it follows from, where that is sure. */
  readonly passed: (seq: number, action: LoggedAction) => number | undefined;
  readonly isIdle: () => boolean;
}

/**
 * Knows which action follows from which: what is dispatched while another action is being carried out follows from that one, and
 * a request's answer from its beginning. Nothing is guessed from times.
 */
export function createCauses(): Causes {
  const underWay: { seq: number | undefined }[] = [];
  const begun = new Map<string, number>();
  return {
    during: (dispatch) => {
      underWay.push({ seq: undefined });
      try {
        return dispatch();
      } finally {
        underWay.pop();
      }
    },
    passed: (seq, action) => {
      const current = underWay.at(-1);
      const outer = underWay.slice(0, -1).findLast((dispatch) => dispatch.seq !== undefined)?.seq;
      if (current !== undefined) current.seq = seq;
      return requestBegun(seq, action) ?? outer;
    },
    isIdle: () => underWay.length === 0,
  };

  function requestBegun(seq: number, action: LoggedAction): number | undefined {
    const meta = action['meta'];
    if (typeof meta !== 'object' || meta === null) return undefined;
    const { requestId, requestStatus }: { requestId?: unknown; requestStatus?: unknown } = meta;
    if (typeof requestId !== 'string') return undefined;
    if (requestStatus === 'pending') {
      begun.set(requestId, seq);
      return undefined;
    }
    const from = begun.get(requestId);
    begun.delete(requestId);
    return from;
  }
}
