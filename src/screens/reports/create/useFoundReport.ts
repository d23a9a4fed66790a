import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { readDraft, writtenDraft } from '../../../api/drafts/draftStore';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { reportsApi } from '../../../api/reports/filing';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { type Beginning, chooseReport, type FoundReport, readStoredReport, withWritten } from './foundReport';
import { draftNameOf, type ReportSource } from './reportSource';

export type Finding =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly found: FoundReport }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * Looks up the unfinished report once, on this device and, for a period's report, on the server. Without the server the copy of
 * this device is enough to go on.
 */
export function useFoundReport(owner: string, source: ReportSource, beginning: Beginning): Finding {
  const dispatch = useApiDispatch();
  const [finding, setFinding] = useState<Finding>({ kind: 'looking' });
  // What to begin with is asked for once; a record that is fetched again does not replace what is typed.
  const [first] = useState({ source, beginning });
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const stored = readStoredReport(await dispatch(readDraft(owner, draftNameOf(first.source))));
      const { draft, error } = await findDraft();
      if (isGone) return;
      const failure = readApiFailure(error);
      if (failure !== null && stored === null) setFinding({ kind: 'failed', failure });
      else if (failure !== null && stored !== null)
        setFinding({
          kind: 'found',
          found: {
            form: stored.form,
            savedAt: stored.basedOn,
            version: 0,
            origin: 'device',
            savedBy: null,
            other: null,
          },
        });
      else
        setFinding({
          kind: 'found',
          found: withWritten(
            chooseReport(stored, draft, first.beginning),
            dispatch(writtenDraft(draftNameOf(first.source))),
          ),
        });
    }
    async function findDraft() {
      if (first.source.kind === 'amendment') return { draft: null, error: undefined };
      const { fiscalYear, index } = first.source;
      const query = { fiscalYear: fiscalYear.toString(), index: index.toString() };
      const { data, error } = await dispatch(
        reportsApi.endpoints.getReportDraft.initiate({ query }, { forceRefetch: true, subscribe: false }),
      );
      return { draft: data ?? null, error };
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [dispatch, owner, first]);
  return finding;
}
