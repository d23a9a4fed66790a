import type { DataOf, Endpoint } from '../../../contract/endpoint';
import { secretsIn, withoutSecrets } from '../../../contract/withoutSecrets';
import type { ApiThunk, CallResult } from './apiThunk';
import type { CallArg, CallParts } from './endpointQuery';

/** An endpoint of the api, begun untracked: neither arguments nor answer stay behind in the caches. */
export interface SecretCall<E> {
  readonly initiate: (
    arg: CallArg<E>,
    options: { readonly track: false },
  ) => ApiThunk<PromiseLike<CallResult<unknown>>>;
}

/**
 * Makes a call whose payload or answer contains secrets by the contract's marks. Actions show both without them; the base query
 * takes the whole payload from beside the store and leaves the whole answer there.
 */
export const callWithSecrets =
  <E extends Endpoint>(
    endpoint: E,
    call: SecretCall<E>,
    arg: CallArg<E>,
  ): ApiThunk<Promise<CallResult<DataOf<E>>>> =>
  async (dispatch, _getState, { held }) => {
    const parts: CallParts = arg ?? {};
    const secrets = secretsIn(endpoint.body, parts.body);
    const handle = held.hold({ kind: 'body', body: parts.body, secrets });
    // Parts are left out that the endpoint's type asks for: the base query has them from the held payload.
    const shown: unknown = { ...parts, body: withoutSecrets(endpoint.body, parts.body), held: handle };
    const { error } = await dispatch(call.initiate(shown as CallArg<E>, { track: false }));
    const answer = held.take(handle);
    return answer?.kind === 'answer' ? { data: answer.data as DataOf<E> } : { error };
  };
