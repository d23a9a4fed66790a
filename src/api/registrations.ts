import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/registrations';
import { anySuccess } from './base/anySuccess';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** A company registers, and the board decides on it. */
const registrationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Data<'register'>, Arg<'register'>>({
      query: endpointQuery(contract.register, anySuccess),
    }),
    activateCompany: build.mutation<Data<'activateCompany'>, Arg<'activateCompany'>>({
      query: endpointQuery(contract.activateCompany),
      invalidatesTags: ['company', 'user', 'home'],
    }),
    refuseCompany: build.mutation<Data<'refuseCompany'>, Arg<'refuseCompany'>>({
      query: endpointQuery(contract.refuseCompany),
      invalidatesTags: ['company', 'user', 'home'],
    }),
  }),
});

export const { useRegisterMutation, useActivateCompanyMutation, useRefuseCompanyMutation } = registrationsApi;
