import { EARLIER_FIELDS } from '../../../contract/earlierFields';
import { renamedFields } from '../../../contract/renamedFields';
import { savedIn } from '../../state/screen';
import type { ApiThunk } from '../base/apiThunk';

/** What this owner left under a name on this device, as unknown data to be parsed. */
export const readDraft =
  (owner: string, name: string): ApiThunk<Promise<unknown>> =>
  async (_dispatch, _getState, { draftStore }) =>
    renamedFields(await draftStore.read(owner, name), EARLIER_FIELDS);

/** In a replay, the work as it stood at the step on show; null everywhere else. */
export const writtenDraft =
  (name: string): ApiThunk<unknown> =>
  (_dispatch, _getState, { draftStore }) =>
    draftStore.written?.(name)?.kept ?? null;

/** How far the server had work at the step on show. */
export interface ShownSaving {
  readonly isWaiting: boolean;
  /** When it last took the work that was kept since the form began; null where it took none. */
  readonly savedAt: string | null;
}

/** In a replay, how far the server has the work that is shown: nothing is saved there. Undefined everywhere else. */
export const shownSaving =
  (name: string): ApiThunk<ShownSaving | undefined> =>
  (_dispatch, _getState, { draftStore }) => {
    if (draftStore.written === undefined) return undefined;
    const written = draftStore.written(name);
    return { isWaiting: written?.isWaiting === true, savedAt: savedIn(written?.kept) };
  };

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
