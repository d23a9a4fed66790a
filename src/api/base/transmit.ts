import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { transferProgressed } from '../../state/transfers';
import type { CallState } from './apiThunk';
import { callHeaders } from './callHeaders';
import type { ApiCall } from './endpointQuery';
import type { ApiExtra } from './extra';
import { fetchFile, type FetchedFile } from './fileRequest';
import type { Held } from './heldThings';
import { sendRequest, type HttpRequest, type NoAnswer, type RawAnswer } from './httpRequest';

/** Sends a call once, with the headers of this moment and with what is held for it. Never throws. */
export function transmit(
  call: ApiCall,
  held: Held | undefined,
  state: CallState,
  api: BaseQueryApi,
): Promise<FetchedFile | RawAnswer | NoAnswer> {
  const { http } = api.extra as ApiExtra;
  const headers = {
    ...(held?.kind === 'headers' ? held.headers : callHeaders(state)),
    ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
  };
  if (call.upload !== undefined) return uploadWithProgress(call.upload, call.path, held, headers, api);
  const body = held?.kind === 'body' && held.body !== undefined ? JSON.stringify(held.body) : call.body;
  const request: HttpRequest = {
    method: call.method,
    path: call.path,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(call.mayBeSentOn === undefined ? {} : { mayBeSentOn: true }),
    // What ends a session goes on although the page is left.
    ...(held?.kind === 'headers' ? { keepalive: true } : { signal: api.signal }),
  };
  return call.reading.kind === 'file' ? fetchFile(http, request) : sendRequest(http, request);
}

/** Ten actions a second say enough about a progress. */
const PROGRESS_MS = 100;

async function uploadWithProgress(
  { file, fields }: NonNullable<ApiCall['upload']>,
  path: string,
  held: Held | undefined,
  headers: Readonly<Record<string, string>>,
  { extra, dispatch, endpoint, signal }: BaseQueryApi,
): Promise<RawAnswer | NoAnswer> {
  if (held?.kind !== 'file') throw new Error(`there is no file ${file.handle}`);
  const { http, upload, now } = extra as ApiExtra;
  const form = new FormData();
  // Other parts go before the file, so that the server knows them when the file begins.
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', held.file);
  let reportedAt = Number.NEGATIVE_INFINITY;
  let reported = -1;
  const answer = await upload({
    address: http.baseUrl + path,
    headers,
    form,
    signal,
    onProgress: (percent) => {
      const isDue = now() - reportedAt >= PROGRESS_MS || percent === 100;
      if (!isDue || percent === reported) return;
      reportedAt = now();
      reported = percent;
      dispatch(transferProgressed({ handle: file.handle, endpoint, percent }));
    },
  });
  return answer.kind === 'unreachable' ? { ...answer, transfer: 'upload' } : answer;
}
