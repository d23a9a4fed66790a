import { createApi } from '@reduxjs/toolkit/query/react';
import * as contract from '../../../contract/endpoints/identity';
import type { Renewed } from './readRenewal';
import { readRenewal } from './readRenewal';
import { callPath } from './endpointQuery';
import { createRefreshingBaseQuery } from './refreshingBaseQuery';
import { createRenewals, type RenewalArg, type Renewals } from './renewals';
import { TAGS } from './tags';

const renewals: Renewals = createRenewals(
  (arg) => (dispatch) => dispatch(api.endpoints.refreshToken.initiate(arg, { track: false })),
);
export const { refreshSession, renewByUse } = renewals;

/** The one api of the application; each resource file injects its endpoints. The base query needs the renewal of the token itself. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: createRefreshingBaseQuery(refreshSession),
  tagTypes: TAGS,
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    refreshToken: build.mutation<Renewed, RenewalArg>({
      query: ({ query }) => ({
        method: contract.refreshToken.method,
        path: callPath(contract.refreshToken, { query }),
        reading: { kind: 'own', read: readRenewal },
        isRenewal: true,
      }),
    }),
  }),
});
