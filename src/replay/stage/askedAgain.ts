import { QueryStatus } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import type { AppState } from '../../app/reducer';
import type { CallsAt } from '../log/recordedCalls';

type Entry = AppState['api']['queries'][string];
/** The cache holds what any endpoint answered; its own type knows those of the first endpoints only. */
const entry = z.custom<Entry>((one: unknown) => typeof one === 'object' && one !== null);

/**
 * A state in which every call that a screen waited for can be made again. The toolkit makes no call that it believes is under way,
 * and a form would begin without its answer. What a form was answered may have left the cache at once; it is put back, because the
 * toolkit reads answers there and nowhere else.
 */
export function askedAgain(state: AppState, { isAwaited, taken }: CallsAt): AppState {
  const entries = Object.entries(state.api.queries);
  const left = entries.filter(
    ([key, entry]) => entry?.status !== QueryStatus.pending || (entry.data !== undefined && !isAwaited(key)),
  );
  const gone = Object.entries(taken())
    .filter(([key]) => !(key in state.api.queries))
    .map(([key, one]): [string, Entry] => [key, entry.parse(one)]);
  if (left.length === entries.length && gone.length === 0) return state;
  return { ...state, api: { ...state.api, queries: Object.fromEntries<Entry>([...gone, ...left]) } };
}
