import type { ApiThunk } from '../base/refresh';

/** What this owner left under a name on this device, as unknown data to be parsed. */
export const readDraft =
  (owner: string, name: string): ApiThunk<Promise<unknown>> =>
  (_dispatch, _getState, { draftStore }) =>
    draftStore.read(owner, name);

/** Keeps an owner's unsent work on this device, also while the session is already lost. */
export const saveDraft =
  (owner: string, name: string, work: unknown): ApiThunk<Promise<void>> =>
  (_dispatch, _getState, { draftStore }) =>
    draftStore.write(owner, name, work);

/** Forgets an owner's work that was sent or thrown away. */
export const forgetDraft =
  (owner: string, name: string): ApiThunk<Promise<void>> =>
  (_dispatch, _getState, { draftStore }) =>
    draftStore.remove(owner, name);
