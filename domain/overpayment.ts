import { type Cents, sumMoney } from './money';

/** What one claim was granted on a line. */
export interface GrantedOnLine {
  readonly claimId: string;
  readonly approved: Cents;
}

export interface RefundedLine {
  /** What Customs holds of it today, corrections and its own refunds included; below zero is nothing. */
  readonly collected: Cents;
  /** The newest claim first. */
  readonly grants: readonly GrantedOnLine[];
}

/**
 * What each claim was granted beyond what Customs holds today: line by line, taken from the newest
 * grant first, never more than that grant. Claims without an overpaid part are not in it.
 */
export function overpaidByClaim(lines: readonly RefundedLine[]): ReadonlyMap<string, Cents> {
  const overpaid = new Map<string, Cents>();
  for (const { collected, grants } of lines) {
    const held = collected > 0n ? collected : 0n;
    let over = sumMoney(grants.map(({ approved }) => approved)) - held;
    for (const { claimId, approved } of grants) {
      const part = over < approved ? over : approved;
      if (part <= 0n) continue;
      overpaid.set(claimId, (overpaid.get(claimId) ?? 0n) + part);
      over -= part;
    }
  }
  return overpaid;
}
