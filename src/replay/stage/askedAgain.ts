import { QueryStatus } from '@reduxjs/toolkit/query';
import type { AppState } from '../../app/reducer';

/**
 * A state in which every call that a screen waited for can be made again. The toolkit makes no call that it believes is under way,
 * and a form would begin without its answer.
 * @param isAwaited whether a form waits for a call that has an older answer in the cache
 */
export function askedAgain(state: AppState, isAwaited: (cacheKey: string) => boolean): AppState {
  const entries = Object.entries(state.api.queries);
  const left = entries.filter(
    ([key, entry]) => entry?.status !== QueryStatus.pending || (entry.data !== undefined && !isAwaited(key)),
  );
  if (left.length === entries.length) return state;
  return { ...state, api: { ...state.api, queries: Object.fromEntries(left) } };
}
