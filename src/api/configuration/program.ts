import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/configuration/program';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** The board's program, for anyone, and its configuration. */
export const programApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProgram: build.query<Data<'getProgram'>, Arg<'getProgram'>>({
      query: endpointQuery(contract.getProgram),
      providesTags: listTags('program'),
    }),
    getConfiguration: build.query<Data<'getConfiguration'>, Arg<'getConfiguration'>>({
      query: endpointQuery(contract.getConfiguration),
      providesTags: listTags('program'),
    }),
  }),
});

export const { useGetProgramQuery, useGetConfigurationQuery } = programApi;
