import { sessionEnded } from '../../../src/state/sessionEnd';
import { sessionLimitLearned, sessionLimitReducer } from '../../../src/state/sessionLimit';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const learn = (endsAt: string | undefined, clientNow: number, serverNow: number | undefined) =>
  sessionLimitReducer(null, sessionLimitLearned({ endsAt, clientNow, serverNow }));

describe('the end of an unused session', () => {
  it('is measured by the server’s clock, however wrong this one is', () => {
    expect(learn('2026-11-28T12:15:00.000Z', NOON, NOON)).toBe(NOON + 900_000);
    expect(learn('2026-11-28T12:15:00.000Z', NOON + 7_200_000, NOON)).toBe(NOON + 7_200_000 + 900_000);
  });

  it('is unknown where the server does not say, and forgotten with the session', () => {
    expect(learn(undefined, NOON, NOON)).toBeNull();
    expect(learn('soon', NOON, NOON)).toBeNull();
    expect(sessionLimitReducer(NOON, sessionEnded('signed-out'))).toBeNull();
  });
});
