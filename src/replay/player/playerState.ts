import { stepReached } from './timeline';

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16, 64] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlayerState {
  /** The state looked at: 0 is the beginning. */
  readonly step: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly skipsIdle: boolean;
  /** Milliseconds played of the timeline; it runs between two steps. */
  readonly elapsed: number;
}

export type PlayerEvent =
  | { readonly kind: 'jumped'; readonly to: number }
  | { readonly kind: 'stepped'; readonly by: number }
  | { readonly kind: 'play-pressed' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'time-passed'; readonly ms: number }
  | { readonly kind: 'speed-chosen'; readonly speed: Speed }
  | { readonly kind: 'idle-pressed' };

export const AT_BEGINNING: PlayerState = {
  step: 0,
  isPlaying: false,
  speed: 1,
  skipsIdle: true,
  elapsed: 0,
};

/** The moments of the log, as played and as it was; and how far it may go. */
export interface Course {
  readonly timeline: (skipsIdle: boolean) => Float64Array;
  readonly length: number;
}

/** What an event makes of the player. Whoever steps by hand has paused it. */
export function playerAfter(state: PlayerState, event: PlayerEvent, course: Course): PlayerState {
  switch (event.kind) {
    case 'jumped':
      return at(state, event.to, course);
    case 'stepped':
      return { ...at(state, state.step + event.by, course), isPlaying: false };
    case 'play-pressed':
      // At the end, playing begins again.
      return state.isPlaying
        ? { ...state, isPlaying: false }
        : {
            ...at(state, state.step >= course.length ? 0 : state.step, course),
            isPlaying: course.length > 0,
          };
    case 'paused':
      return { ...state, isPlaying: false };
    case 'time-passed':
      return state.isPlaying ? played(state, event.ms, course) : state;
    case 'speed-chosen':
      return { ...state, speed: event.speed };
    case 'idle-pressed':
      return at({ ...state, skipsIdle: !state.skipsIdle }, state.step, course);
  }
}

function at(state: PlayerState, step: number, { timeline, length }: Course): PlayerState {
  const to = Math.max(0, Math.min(length, step));
  return { ...state, step: to, elapsed: timeline(state.skipsIdle)[to] ?? 0 };
}

function played(state: PlayerState, ms: number, { timeline, length }: Course): PlayerState {
  const elapsed = state.elapsed + ms * state.speed;
  const step = Math.min(length, stepReached(timeline(state.skipsIdle), elapsed));
  return { ...state, elapsed, step, isPlaying: step < length };
}

/** The speed next to this one, faster or slower, as far as there is one. */
export function speedBeside(speed: Speed, isFaster: boolean): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + (isFaster ? 1 : -1)] ?? speed;
}
