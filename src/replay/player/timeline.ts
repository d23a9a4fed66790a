import type { LogStep } from '../../actionLog/actionLog';

/** Milliseconds between two steps of a log that tells no times. */
const UNTIMED = 400;
/** What is left of a longer pause where idle times are skipped. */
const SHORT_PAUSE = 1_000;

/**
 * When each state is reached while playing, in milliseconds from the beginning; index and state have the same number. Inside one
 * page the clock that is never set back counts, over a reload the clock on the wall.
 */
export function timelineOf(steps: readonly LogStep[], skipsIdle: boolean): Float64Array {
  const offsets = new Float64Array(steps.length + 1);
  for (const [index, step] of steps.entries()) {
    const pause = pauseBefore(steps[index - 1], step);
    offsets[index + 1] = (offsets[index] ?? 0) + (skipsIdle ? Math.min(pause, SHORT_PAUSE) : pause);
  }
  return offsets;
}

function pauseBefore(last: LogStep | undefined, step: LogStep): number {
  if (last === undefined) return UNTIMED;
  if (step.kind === 'action' && last.kind === 'action' && step.mono !== undefined && last.mono !== undefined)
    return Math.max(0, step.mono - last.mono);
  if (step.at === undefined || last.at === undefined) return UNTIMED;
  return Math.max(0, step.at - last.at);
}

/** The last state that is reached by a moment, in milliseconds from the beginning. */
export function stepReached(timeline: Float64Array, elapsed: number): number {
  let low = 0;
  let high = timeline.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((timeline[middle] ?? 0) <= elapsed) low = middle;
    else high = middle;
  }
  return low;
}
