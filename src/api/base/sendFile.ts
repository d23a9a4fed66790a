import type { ApiFailure } from './apiFailure';
import type { ApiThunk, CallResult } from './apiThunk';
import { holdFile, type FileRef } from './fileRef';
import { readApiFailure } from './readApiFailure';

export type Uploaded<D> =
  { readonly ok: true; readonly data: D } | { readonly ok: false; readonly failure: ApiFailure };

interface Running<D> extends PromiseLike<CallResult<D>> {
  readonly abort: () => void;
}

/** An endpoint of the api that takes a file. */
interface FileTaker<A, D> {
  readonly initiate: (arg: A, options: { readonly track: false }) => ApiThunk<Running<D>>;
}

interface Sending {
  /** Breaks the sending off; the outcome is then a failure. */
  readonly signal?: AbortSignal;
  /** Under which the progress of the sending is found in the state. */
  readonly handle?: string;
}

/** Sends a file to an endpoint. Actions name the file; its bytes stay beside the store. */
export const sendFile =
  <A extends { readonly file?: FileRef }, D>(
    endpoint: FileTaker<A, D>,
    argOf: (file: FileRef) => A,
    file: File,
    { signal, handle }: Sending = {},
  ): ApiThunk<Promise<Uploaded<D>>> =>
  async (dispatch, _getState, { held }) => {
    const read = await dispatch(holdFile(file, handle));
    if (!read.ok) return read;
    if (signal?.aborted === true) {
      held.take(read.value.handle);
      return { ok: false, failure: BROKEN_OFF };
    }
    const running = dispatch(endpoint.initiate(argOf(read.value), { track: false }));
    const abort = (): void => {
      running.abort();
    };
    signal?.addEventListener('abort', abort);
    const { data, error } = await running;
    signal?.removeEventListener('abort', abort);
    if (data !== undefined) return { ok: true, data };
    return { ok: false, failure: readApiFailure(error) ?? { kind: 'unreadable', status: 0 } };
  };

const BROKEN_OFF: ApiFailure = { kind: 'unreachable', isTimeout: false };
