import { useEffect, useMemo, useReducer } from 'react';
import type { LogStep } from '../../actionLog/actionLog';
import { AT_BEGINNING, playerAfter, type Course, type PlayerEvent, type PlayerState } from './playerState';
import { timelineOf } from './timeline';

/** A tab that was not looked at has not played: a longer pause between two frames counts as this. */
const LONGEST_FRAME_MS = 250;

/** The player of a log: where it stands, and what may happen to it. */
export function usePlayer(steps: readonly LogStep[]): readonly [PlayerState, (event: PlayerEvent) => void] {
  const course = useMemo(() => courseOf(steps), [steps]);
  const [state, sendEvent] = useReducer(
    (before: PlayerState, event: PlayerEvent) => playerAfter(before, event, course),
    AT_BEGINNING,
  );
  const { isPlaying } = state;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function play(now) {
      sendEvent({ kind: 'time-passed', ms: Math.min(Math.max(0, now - last), LONGEST_FRAME_MS) });
      last = now;
      frame = requestAnimationFrame(play);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isPlaying]);
  return [state, sendEvent];
}

function courseOf(steps: readonly LogStep[]): Course {
  const asPlayed = timelineOf(steps, true);
  const asItWas = timelineOf(steps, false);
  return { length: steps.length, timeline: (skipsIdle) => (skipsIdle ? asPlayed : asItWas) };
}
