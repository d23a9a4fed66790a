import type { AppState } from '../../app/reducer';
import { SLICES } from '../../app/wholeReducer';

/** Whether a state has this application's slices; a file of another application may bring any state. */
export const isAppState = (state: unknown): state is AppState =>
  typeof state === 'object' && state !== null && SLICES.every((slice) => slice in state);
