/** What a writer knows of its writes. A refused one is known not to be there; an unanswered one may be or not. */
export type WriteOutcome = 'acknowledged' | 'refused' | 'unknown';

export interface Comparison {
  readonly acknowledged: number;
  readonly unknown: number;
  /** Acknowledged, and not found: must be empty. */
  readonly lost: readonly string[];
  /** Found, and known to have been refused or never asked for: must be empty. */
  readonly unasked: readonly string[];
}

/** Keeps the outcome of every write by its key, outside the process that may be killed. */
export class AcknowledgedWrites {
  readonly #outcomes = new Map<string, WriteOutcome>();

  /** Call it before the write is sent: from then on its outcome is unknown until an answer comes. */
  sent(key: string): void {
    this.#outcomes.set(key, 'unknown');
  }

  answered(key: string, outcome: Exclude<WriteOutcome, 'unknown'>): void {
    this.#outcomes.set(key, outcome);
  }

  /** @param found keys of all writes that are there after the restart */
  compare(found: ReadonlySet<string>): Comparison {
    const keysOf = (outcome: WriteOutcome) =>
      [...this.#outcomes].filter(([, was]) => was === outcome).map(([key]) => key);
    const acknowledged = keysOf('acknowledged');
    const possible = new Set([...acknowledged, ...keysOf('unknown')]);
    return {
      acknowledged: acknowledged.length,
      unknown: keysOf('unknown').length,
      lost: acknowledged.filter((key) => !found.has(key)),
      unasked: [...found].filter((key) => !possible.has(key)),
    };
  }
}
