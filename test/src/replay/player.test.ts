import type { LogStep } from '../../../src/actionLog/actionLog';
import {
  AT_BEGINNING,
  playerAfter,
  speedBeside,
  type Course,
  type PlayerEvent,
} from '../../../src/replay/player/playerState';
import { stepAsked } from '../../../src/replay/player/stepAsked';
import { ticksOf } from '../../../src/replay/player/ticks';
import { stepReached, timelineOf } from '../../../src/replay/player/timeline';

const step = (seq: number, times: { at?: number; mono?: number }): LogStep => ({
  kind: 'action',
  seq,
  isSettled: true,
  drift: [],
  action: { type: 'alerts/alertDismissed' },
  ...times,
});

const restart = (seq: number, at: number): LogStep => ({
  kind: 'restart',
  seq,
  at,
  build: 'b',
  path: '/home',
  state: {},
});

describe('the timeline', () => {
  it('follows the clock that is never set back inside a page, and the wall clock over a reload', () => {
    const steps = [step(1, { at: 5_000, mono: 100 }), step(2, { at: 1_000, mono: 350 }), restart(2, 1_600)];
    expect([...timelineOf(steps, false)]).toEqual([0, 400, 650, 1_250]);
  });

  it('shortens idle times to a second where they are skipped, and keeps the short pauses', () => {
    const steps = [step(1, { mono: 0 }), step(2, { mono: 60_000 }), step(3, { mono: 60_200 })];
    expect([...timelineOf(steps, true)]).toEqual([0, 400, 1_400, 1_600]);
  });

  it('gives a log without times one step every 400 ms, and never goes backwards', () => {
    expect([...timelineOf([step(1, {}), step(2, {})], false)]).toEqual([0, 400, 800]);
    expect([...timelineOf([step(1, { at: 900 }), step(2, { at: 100 })], false)]).toEqual([0, 400, 400]);
  });

  it('finds the last state reached by a moment', () => {
    const timeline = Float64Array.from([0, 400, 400, 900]);
    expect([0, 399, 400, 899, 900, 9_999].map((time) => stepReached(timeline, time))).toEqual([
      0, 0, 2, 2, 3, 3,
    ]);
  });
});

describe('the player', () => {
  const course: Course = { length: 3, timeline: () => Float64Array.from([0, 400, 800, 1_200]) };
  const after = (...events: PlayerEvent[]) =>
    events.reduce((state, event) => playerAfter(state, event, course), AT_BEGINNING);

  it('plays as fast as asked and stops at the end', () => {
    const playing = after(
      { kind: 'speed-chosen', speed: 2 },
      { kind: 'play-pressed' },
      { kind: 'time-passed', ms: 250 },
    );
    expect(playing).toMatchObject({ step: 1, isPlaying: true });
    expect(playerAfter(playing, { kind: 'time-passed', ms: 5_000 }, course)).toMatchObject({
      step: 3,
      isPlaying: false,
    });
  });

  it('begins again when played at the end', () => {
    expect(after({ kind: 'jumped', to: 3 }, { kind: 'play-pressed' })).toMatchObject({
      step: 0,
      isPlaying: true,
    });
  });

  it('goes on playing from where it was put, and pauses when stepped by hand', () => {
    const moved = after({ kind: 'play-pressed' }, { kind: 'jumped', to: 2 });
    expect(moved).toMatchObject({ step: 2, elapsed: 800, isPlaying: true });
    expect(playerAfter(moved, { kind: 'stepped', by: -1 }, course)).toMatchObject({
      step: 1,
      isPlaying: false,
    });
  });

  it('never leaves the log', () => {
    expect(after({ kind: 'stepped', by: -5 }).step).toBe(0);
    expect(after({ kind: 'jumped', to: 99 }).step).toBe(3);
    expect(playerAfter(AT_BEGINNING, { kind: 'play-pressed' }, { ...course, length: 0 }).isPlaying).toBe(
      false,
    );
  });

  it('has a slowest and a fastest speed', () => {
    expect([speedBeside(0.25, false), speedBeside(1, true), speedBeside(64, true)]).toEqual([0.25, 2, 64]);
  });
});

it('ticks of a long log fall together where they could not be told apart', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => index + 1);
  expect(ticksOf(all, 10_000).length).toBeLessThan(402);
  expect(ticksOf([50], 100)).toEqual([50]);
});

describe('the number of a step somebody types', () => {
  it('is taken from the beginning to the end of the log, and said to be none or too high otherwise', () => {
    expect([' 7 ', '0', '30'].map((text) => stepAsked(text, 30))).toEqual(
      [7, 0, 30].map((step) => ({ kind: 'step', step })),
    );
    expect(['abc', '', '-1', '1.5'].map((text) => stepAsked(text, 30).kind)).toEqual([
      'no-number',
      'no-number',
      'no-number',
      'no-number',
    ]);
    expect(stepAsked('999', 30)).toEqual({ kind: 'beyond' });
  });
});
