import { EARLIER_FIELDS } from '../../../contract/earlierFields';
import { renamedFields } from '../../../contract/renamedFields';
import type { ApiThunk } from '../base/apiThunk';

/** What this owner left under a name on this device, as unknown data to be parsed. */
export const readDraft =
  (owner: string, name: string): ApiThunk<Promise<unknown>> =>
  async (_dispatch, _getState, { draftStore }) =>
    renamedFields(await draftStore.read(owner, name), EARLIER_FIELDS);

/** Saves an owner's unsent work on this device, also while the session is already lost. */
export const saveDraft =
  (owner: string, name: string, work: unknown): ApiThunk<Promise<void>> =>
  (_dispatch, _getState, { draftStore }) =>
    draftStore.write(owner, name, work);

/** Deletes an owner's work that was sent or discarded. */
export const forgetDraft =
  (owner: string, name: string): ApiThunk<Promise<void>> =>
  (_dispatch, _getState, { draftStore }) =>
    draftStore.remove(owner, name);
