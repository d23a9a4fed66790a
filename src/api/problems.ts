import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/problems';
import { api } from './base/api';
import type { ApiFailure } from './base/apiFailure';
import { endpointQuery, type CallArg } from './base/endpointQuery';
import type { ApiThunk } from './base/refresh';
import { upload } from './documents/upload';

type List = typeof contract.listProblems;

/** What people reported. */
export const problemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProblems: build.query<DataOf<List>, CallArg<List>>({
      query: endpointQuery(contract.listProblems),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListProblemsQuery } = problemsApi;

interface Report {
  readonly note: string;
  readonly page: string;
  readonly build: string;
  /** Null where there is none. */
  readonly log: string | null;
}

/** Reports a problem; the log stays out of the action stream it was made from. Null when it went well. */
export const reportProblem =
  ({ log, ...body }: Report): ApiThunk<Promise<ApiFailure | null>> =>
  async (dispatch) => {
    const file = new File(log === null ? [] : [log], 'log.jsonl', { type: 'application/x-ndjson' });
    const sent = await dispatch(
      upload(
        contract.reportProblem,
        { body, file },
        { onProgress: () => undefined, signal: new AbortController().signal },
      ),
    );
    return sent.ok ? null : sent.failure;
  };
