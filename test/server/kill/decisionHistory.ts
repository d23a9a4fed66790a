/** What one reviewer decided on one claim. */
export interface Decision {
  readonly claim: string;
  readonly reviewer: string;
  readonly verdict: 'approved' | 'rejected';
}

/** A decision as its reviewer knows of it: when it was asked for, when an answer came, and which. */
export interface Asked extends Decision {
  readonly begun: number;
  readonly ended: number;
  /** `unknown`: no answer came, so it may have been done or not. */
  readonly outcome: 'done' | 'refused' | 'unknown';
}

/** What somebody was shown of a claim, and when. */
export interface Seen {
  readonly claim: string;
  readonly begun: number;
  readonly isDecided: boolean;
}

export interface Verdict {
  readonly done: number;
  readonly refused: number;
  readonly unknown: number;
  /** Of the unknown ones, those that had been done. */
  readonly unknownButDone: number;
  /** One sentence for each thing that must not be; each kind by its first word. */
  readonly faults: readonly string[];
}

const nameOf = ({ claim, reviewer, verdict }: Decision): string => `claim ${claim} ${verdict} by ${reviewer}`;
const isSame = (one: Decision, other: Decision): boolean => nameOf(one) === nameOf(other);

function byClaim<T extends Decision>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(one.claim, [...(found.get(one.claim) ?? []), one]);
  return found;
}

/**
 * Holds what clients were told against what is kept in the end.
 * @param asked every decision that was sent, by anybody
 * @param seen every look at a claim meanwhile
 * @param kept every decision the audit trail holds: at most one of a claim may be there
 */
export function judgeHistory(
  asked: readonly Asked[],
  seen: readonly Seen[],
  stored: readonly Decision[],
): Verdict {
  const storedOf = byClaim(stored);
  const askedOf = byClaim(asked);
  const isStored = (one: Asked): boolean =>
    (storedOf.get(one.claim) ?? []).some((other) => isSame(one, other));
  const counted = (outcome: Asked['outcome']): readonly Asked[] =>
    asked.filter((one) => one.outcome === outcome);
  return {
    done: counted('done').length,
    refused: counted('refused').length,
    unknown: counted('unknown').length,
    unknownButDone: counted('unknown').filter(isStored).length,
    faults: [
      ...[...storedOf]
        .filter(([, all]) => all.length > 1)
        .map(([claim]) => `twice: claim ${claim} was decided`),
      ...counted('done')
        .filter((one) => !isStored(one))
        .map((one) => `lost: ${nameOf(one)} was acknowledged`),
      ...stored
        .filter((one) => !mayBe(one, askedOf.get(one.claim) ?? []))
        .map((one) => `phantom: ${nameOf(one)}`),
      ...counted('refused')
        .filter((one) => !hadReason(one, storedOf.get(one.claim) ?? [], askedOf.get(one.claim) ?? []))
        .map((one) => `groundless: ${nameOf(one)} was refused with nothing decided before`),
      ...seen
        .filter((look) => !look.isDecided && wasDone(look, askedOf.get(look.claim) ?? []))
        .map(({ claim }) => `stale: claim ${claim} was shown open after its decision was acknowledged`),
    ],
  };
}

const mayBe = (one: Decision, asked: readonly Asked[]): boolean =>
  asked.some((other) => isSame(one, other) && other.outcome !== 'refused');

/** A refusal is right when another's decision that is kept was already on its way. */
const hadReason = (one: Asked, stored: readonly Decision[], asked: readonly Asked[]): boolean =>
  asked.some(
    (other) => !isSame(one, other) && other.begun < one.ended && stored.some((there) => isSame(there, other)),
  );

const wasDone = ({ begun }: Seen, asked: readonly Asked[]): boolean =>
  asked.some(({ outcome, ended }) => outcome === 'done' && ended < begun);
