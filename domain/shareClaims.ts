/** A person with what they have open already. */
export interface Carrier {
  readonly id: string;
  readonly claims: number;
  readonly lines: number;
}

export interface ClaimToShare {
  readonly id: string;
  readonly lines: number;
  /** People who may not verify it: who filed it, and who approved it before. */
  readonly mayNot: readonly string[];
}

export interface SharedClaims {
  readonly assigned: readonly { readonly claimId: string; readonly personId: string }[];
  /** Claims that none of the people may verify. */
  readonly left: readonly string[];
}

/**
 * Shares claims among people so that each ends with as many open claims as the others, within one: a claim goes to whoever has the
 * fewest claims, then the fewest lines, of those who may verify it. Claims that few may verify come first, then the long ones.
 */
export function shareClaims(people: readonly Carrier[], claims: readonly ClaimToShare[]): SharedClaims {
  const load = new Map(people.map(({ id, claims: count, lines }) => [id, { id, claims: count, lines }]));
  const assigned: { claimId: string; personId: string }[] = [];
  const left: string[] = [];
  for (const claim of inOrder(claims)) {
    const carrier = lightest([...load.values()].filter(({ id }) => !claim.mayNot.includes(id)));
    if (carrier === undefined) {
      left.push(claim.id);
      continue;
    }
    assigned.push({ claimId: claim.id, personId: carrier.id });
    load.set(carrier.id, {
      id: carrier.id,
      claims: carrier.claims + 1,
      lines: carrier.lines + claim.lines,
    });
  }
  return { assigned, left };
}

const inOrder = (claims: readonly ClaimToShare[]): readonly ClaimToShare[] =>
  claims.toSorted((one, other) => other.mayNot.length - one.mayNot.length || other.lines - one.lines);

const lightest = (people: readonly Carrier[]): Carrier | undefined =>
  people.toSorted((one, other) => one.claims - other.claims || one.lines - other.lines)[0];
