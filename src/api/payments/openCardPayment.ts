import type { BodyOf, DataOf } from '../../../contract/endpoint';
import { openCardPayment as endpoint } from '../../../contract/endpoints/payments';
import type { Result } from '../../../domain/result';
import type { ApiFailure } from '../base/apiFailure';
import type { ApiThunk } from '../base/apiThunk';
import { callWithSecrets } from '../base/callWithSecrets';
import { readApiFailure } from '../base/readApiFailure';
import { paymentsApi } from './payments';
import type { CardFieldsRequest, CardPort } from './cardPort';

/**
 * Opens a payment by card, or finds the open one. With the client secret a payment can be confirmed, so actions show the answer
 * without it.
 */
export const openCardPayment =
  (owed: BodyOf<typeof endpoint>): ApiThunk<Promise<Result<DataOf<typeof endpoint>, ApiFailure>>> =>
  async (dispatch) => {
    const call = callWithSecrets(endpoint, paymentsApi.endpoints.openCardPayment, { body: owed });
    const { data, error } = await dispatch(call);
    if (data !== undefined) return { ok: true, value: data };
    return { ok: false, failure: readApiFailure(error) ?? { kind: 'unreadable', status: 0 } };
  };

/** Puts the provider's card fields on the page. */
export const showCardFields =
  (request: CardFieldsRequest): ApiThunk<ReturnType<CardPort['showFields']>> =>
  (_dispatch, _getState, { cards }) =>
    cards.showFields(request);
