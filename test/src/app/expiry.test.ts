import { expiryAt } from '../../../src/app/frame/expiry';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const at = (secondsLeft: number) => expiryAt(NOON, NOON - secondsLeft * 1_000);

describe('32 the end of an unused session', () => {
  it('is warned of 150 seconds before and no later, however late a timer of a second comes', () => {
    expect(at(156)).toEqual({ kind: 'far', lookAgainMs: 1_000 });
    expect(at(155)).toEqual({ kind: 'near', secondsLeft: 155 });
    expect(at(0.2)).toEqual({ kind: 'near', secondsLeft: 1 });
  });

  it('is looked at again twice a minute while it is far, for a sleeping machine counts nothing', () => {
    expect(at(12 * 3_600)).toEqual({ kind: 'far', lookAgainMs: 30_000 });
    expect(at(170)).toEqual({ kind: 'far', lookAgainMs: 15_000 });
  });

  it('is over at its moment, and after a night asleep', () => {
    expect(at(0)).toEqual({ kind: 'over' });
    expect(at(-30_000)).toEqual({ kind: 'over' });
  });
});
