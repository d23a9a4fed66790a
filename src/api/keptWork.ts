import type { ApiThunk } from './refresh';

/** What this owner left under a name on this device, as unknown data to be parsed. */
export const readKeptWork =
  (owner: string, name: string): ApiThunk<Promise<unknown>> =>
  (_dispatch, _getState, { keptWork }) =>
    keptWork.read(owner, name);

/** Keeps an owner's unsent work on this device, also while the session is already lost. */
export const keepWork =
  (owner: string, name: string, work: unknown): ApiThunk<Promise<void>> =>
  (_dispatch, _getState, { keptWork }) =>
    keptWork.write(owner, name, work);

/** Forgets an owner's work that was sent or thrown away. */
export const forgetWork =
  (owner: string, name: string): ApiThunk<Promise<void>> =>
  (_dispatch, _getState, { keptWork }) =>
    keptWork.remove(owner, name);
