import { exemptionsApi } from '../../../api/exemptions';
import { useApiDispatch } from '../../../api/useDispatch';
import { savedFrom, useDraftSaver, type DraftSaving } from '../../../api/useDraftSaver';
import type { Application } from './application';
import { KEPT_APPLICATION } from './keptApplication';

/** Keeps the application safe while it is written. */
export function useApplicationSaver(
  owner: string,
  form: Application,
  first: Application,
  savedAt: string | null,
): DraftSaving<Application> {
  const dispatch = useApiDispatch();
  const { saveExemptionDraft } = exemptionsApi.endpoints;
  return useDraftSaver({
    owner,
    name: KEPT_APPLICATION,
    form,
    first,
    savedAt,
    save: async ({ form: content }) =>
      savedFrom(await dispatch(saveExemptionDraft.initiate({ body: { content } }, { track: false }))),
  });
}
