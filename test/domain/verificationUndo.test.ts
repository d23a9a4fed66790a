import { mayStillUndo, UNDO_ACCEPTED_MS, UNDO_OFFERED_MS } from '../../domain/verificationUndo';

const kept = { by: '7', at: 1_000_000, version: 4 };
const now = { userId: '7', at: kept.at + 5_000, version: 4 };

describe('an undo of a verification', () => {
  it('is for the person who verified, while nothing has happened to the claim since', () => {
    expect(mayStillUndo(kept, now, UNDO_OFFERED_MS)).toBe(true);
    expect(mayStillUndo(kept, { ...now, userId: '8' }, UNDO_OFFERED_MS)).toBe(false);
    expect(mayStillUndo(kept, { ...now, version: 5 }, UNDO_OFFERED_MS)).toBe(false);
  });

  it('is offered for ten seconds, and taken a little longer for one that is on its way', () => {
    const after = (ms: number, forMs: number): boolean =>
      mayStillUndo(kept, { ...now, at: kept.at + ms }, forMs);
    expect([after(10_000, UNDO_OFFERED_MS), after(10_001, UNDO_OFFERED_MS)]).toEqual([true, false]);
    expect([after(15_000, UNDO_ACCEPTED_MS), after(15_001, UNDO_ACCEPTED_MS)]).toEqual([true, false]);
  });
});
