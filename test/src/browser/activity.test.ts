import { watchActivity } from '../../../src/browser/activity';

const START = Date.parse('2026-11-28T12:00:00Z');

function enter() {
  let now = START;
  const activity = watchActivity(() => now);
  const seen: number[] = [];
  activity.onActive((at) => seen.push(at - START));
  return {
    activity,
    seen,
    at: (ms: number, type: string): number => {
      now = START + ms;
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      return activity.last() - START;
    },
  };
}

describe('32 whether somebody is there', () => {
  it.each(['pointerdown', 'keydown', 'wheel', 'click'])('a %s tells', (type) => {
    expect(enter().at(60_000, type)).toBe(60_000);
  });

  it.each(['scroll', 'focus', 'load', 'visibilitychange', 'online', 'pointermove'])(
    'a %s does not, for it comes by itself',
    (type) => {
      expect(enter().at(60_000, type)).toBe(0);
    },
  );

  it('a press that the page keeps to itself tells, too', () => {
    const { activity, at } = enter();
    const save = (event: Event): void => {
      event.stopPropagation();
    };
    document.body.addEventListener('keydown', save);
    at(5_000, 'keydown');
    document.body.removeEventListener('keydown', save);
    expect(activity.last()).toBe(START + 5_000);
  });

  it('is told at most every five seconds, and once the clock was set back', () => {
    const { seen, at } = enter();
    for (const ms of [0, 1_000, 4_999, 5_000, 9_000, 11_000, -3_600_000]) at(ms, 'keydown');
    expect(seen).toEqual([0, 5_000, 11_000, -3_600_000]);
  });

  it('is heard from another tab, where that is later', () => {
    const { activity } = enter();
    activity.noticed(START + 7_000);
    activity.noticed(START + 2_000);
    expect(activity.last()).toBe(START + 7_000);
  });
});
