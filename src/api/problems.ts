import { nanoid } from '@reduxjs/toolkit';
import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/problems';
import { api } from './base/api';
import type { ApiFailure } from './base/apiFailure';
import type { SavedFile } from './base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from './base/endpointQuery';
import type { ApiThunk } from './base/apiThunk';
import { readApiFailure } from './base/readApiFailure';
import { sendFile } from './base/sendFile';

type List = typeof contract.listProblems;
type Change = typeof contract.changeProblem;
type Report = typeof contract.reportProblem;

/** What people reported. */
export const problemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProblems: build.query<DataOf<List>, CallArg<List>>({
      query: endpointQuery(contract.listProblems),
      keepUnusedDataFor: 0,
    }),
    reportProblem: build.mutation<DataOf<Report>, CallArg<Report>>({
      query: endpointQuery(contract.reportProblem),
    }),
    changeProblem: build.mutation<DataOf<Change>, CallArg<Change>>({
      query: endpointQuery(contract.changeProblem),
    }),
    downloadProblemLog: build.mutation<SavedFile, FileArg<typeof contract.downloadProblemLog>>({
      query: fileQuery(contract.downloadProblemLog),
    }),
  }),
});

export const { useListProblemsQuery, useChangeProblemMutation } = problemsApi;

interface Problem {
  readonly note: string;
  readonly page: string;
  readonly build: string;
  /** Null where there is none. */
  readonly log: string | null;
}

/** Reports a problem; the log stays out of the action stream it was made from. Null when it went well. */
export const reportProblem =
  ({ log, ...body }: Problem): ApiThunk<Promise<ApiFailure | null>> =>
  async (dispatch) => {
    const attached = new File(log === null ? [] : [log], 'log.jsonl', { type: 'application/x-ndjson' });
    const sent = await dispatch(
      sendFile(problemsApi.endpoints.reportProblem, (file) => ({ body, file }), attached),
    );
    return sent.ok ? null : sent.failure;
  };

export type ReplayOpening =
  | { readonly kind: 'opened' }
  /** The browser let no window open. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Opens the log of a reported problem in the replay screen. Its bytes go from window to window, past the store. */
export const replayProblemLog =
  (id: string): ApiThunk<Promise<ReplayOpening>> =>
  async (dispatch, _getState, { held, openReplay }) => {
    // A browser opens a window only while the press is fresh, so it opens before the log is there.
    const replay = await openReplay();
    if (replay === null) return { kind: 'blocked' };
    const handle = nanoid();
    const call = problemsApi.endpoints.downloadProblemLog.initiate(
      { params: { id }, saveAs: `problem-${id}.jsonl`, held: handle },
      { track: false },
    );
    const { error } = await dispatch(call);
    const found = held.take(handle);
    if (found?.kind === 'file') {
      replay.give(found.file);
      return { kind: 'opened' };
    }
    replay.close();
    return { kind: 'failed', failure: readApiFailure(error) ?? { kind: 'unreadable', status: 0 } };
  };
