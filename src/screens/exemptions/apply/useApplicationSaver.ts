import { exemptionsApi } from '../../../api/exemptions/applications';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { savedFrom, useDraftSaver, type DraftSaving } from '../../../api/drafts/useDraftSaver';
import type { Application } from './application';
import { applicationDraftName, type FoundApplication } from './storedApplication';

/** Keeps the application safe while it is written; one that a colleague prepared stays in their place. */
export function useApplicationSaver(
  owner: string,
  form: Application,
  first: Application,
  { savedAt, prepared }: Pick<FoundApplication, 'savedAt' | 'prepared'>,
): DraftSaving<Application> {
  const dispatch = useApiDispatch();
  const { saveExemptionDraft, saveDraftToSign } = exemptionsApi.endpoints;
  const preparer = prepared?.by ?? null;
  return useDraftSaver({
    owner,
    name: applicationDraftName(preparer),
    form,
    first,
    savedAt,
    // A file, and the first change of an application that the server does not have yet, would be missed most.
    urgencyOf: (before, after) =>
      (savedAt === null && before === first) || after.documents.length > before.documents.length
        ? 'at-once'
        : 'soon',
    save: async ({ form: content }) =>
      savedFrom(
        await (preparer === null
          ? dispatch(saveExemptionDraft.initiate({ body: { content } }, { track: false }))
          : dispatch(
              saveDraftToSign.initiate({ params: { preparer }, body: { content } }, { track: false }),
            )),
      ),
  });
}
