import type { BodyOf, DataOf } from '../../../contract/endpoint';
import { openCardPayment as endpoint } from '../../../contract/endpoints/payments';
import type { Result } from '../../../domain/result';
import { type ApiFailure, readAnswer } from '../base/apiFailure';
import { callHeaders } from '../base/callHeaders';
import { answerSchema, endpointQuery } from '../base/endpointQuery';
import type { CardFieldsRequest, CardPort } from './cardPort';
import { type ApiThunk, refreshSession } from '../base/refresh';
import { sendRequest } from '../base/httpRequest';

type OpenedPayment = DataOf<typeof endpoint>;

/**
 * Opens a payment by card, or finds the open one. It goes past the store: what it answers lets a payment be confirmed and must stand in
 * no action and no state.
 */
export const openCardPayment =
  (owed: BodyOf<typeof endpoint>): ApiThunk<Promise<Result<OpenedPayment, ApiFailure>>> =>
  async (dispatch, getState, { http }) => {
    const { method, path, body } = endpointQuery(endpoint)({ body: owed });
    const send = () =>
      sendRequest(http, {
        method,
        path,
        ...(body === undefined ? {} : { body }),
        headers: callHeaders(getState()),
      });
    const triedToken = getState().session?.token;
    let answer = await send();
    if (
      answer.kind === 'answered' &&
      answer.status === 401 &&
      triedToken !== undefined &&
      (await dispatch(refreshSession(triedToken))) === 'refreshed'
    )
      answer = await send();
    const read = readAnswer(answer, answerSchema(endpoint));
    return read.ok ? { ok: true, value: read.data } : { ok: false, failure: read.failure };
  };

/** Puts the provider's card fields on the page. */
export const showCardFields =
  (request: CardFieldsRequest): ApiThunk<ReturnType<CardPort['showFields']>> =>
  (_dispatch, _getState, { cards }) =>
    cards.showFields(request);
