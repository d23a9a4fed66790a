import type { Saved } from '../../../api/drafts/draftSaver';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { reportsApi } from '../../../api/reports/filing';
import type { ApiDispatch } from '../../../api/base/useDispatch';
import type { ServerDraft } from './foundReport';
import { draftLineOf } from './lineText';
import type { ReportForm } from './reportForm';
import type { ReportSource } from './reportSource';

/** Somebody else has saved the draft since, or it is there no more. */
export interface DraftConflict {
  readonly draft: ServerDraft | null;
}

interface DraftPort {
  readonly save: (form: ReportForm) => Promise<Saved>;
  /** Saves over this version from now on. */
  readonly goOnFrom: (version: number) => void;
}

/**
 * Saves a report as the company's draft of its period, each time over the version last seen: what somebody else has saved since is
 * fetched and told, never overwritten. An amendment has no draft on the server; the device keeps it.
 * @param version the version found, 0 where there was none
 */
export function createDraftPort(
  dispatch: ApiDispatch,
  source: ReportSource,
  version: number,
  onConflict: (conflict: DraftConflict) => void,
): DraftPort {
  let seen = version;

  async function save({ lines }: ReportForm): Promise<Saved> {
    if (source.kind === 'amendment') return { ok: true, savedAt: new Date().toISOString() };
    const { fiscalYear, index } = source;
    const body = { fiscalYear, index, version: seen, lines: lines.map(draftLineOf) };
    const { data, error } = await dispatch(
      reportsApi.endpoints.saveReportDraft.initiate({ body }, { track: false }),
    );
    if (data !== undefined) {
      seen = data.version;
      return { ok: true, savedAt: data.savedAt };
    }
    const failure = readApiFailure(error) ?? { kind: 'unreadable', status: 0 };
    if (failure.kind !== 'refused' || failure.status !== 409) return { ok: false, failure };
    const query = { fiscalYear: fiscalYear.toString(), index: index.toString() };
    const theirs = await dispatch(
      reportsApi.endpoints.getReportDraft.initiate({ query }, { forceRefetch: true, subscribe: false }),
    );
    if (theirs.data === undefined) return { ok: false, failure };
    onConflict({ draft: theirs.data });
    // It was thrown away, or the period is reported: the screen asks which.
    if (theirs.data === null) dispatch(reportsApi.util.invalidateTags(['report']));
    return { ok: false, failure, isFinal: true };
  }

  return {
    save,
    goOnFrom: (next) => {
      seen = next;
    },
  };
}
