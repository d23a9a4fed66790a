import { exemptionsApi } from '../../../api/exemptions/applications';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { savedFrom, useDraftSaver, type DraftSaving } from '../../../api/drafts/useDraftSaver';
import type { Application } from './application';
import { APPLICATION_DRAFT } from './storedApplication';

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
    name: APPLICATION_DRAFT,
    form,
    first,
    savedAt,
    save: async ({ form: content }) =>
      savedFrom(await dispatch(saveExemptionDraft.initiate({ body: { content } }, { track: false }))),
  });
}
