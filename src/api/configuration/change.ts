import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/configuration/change';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** The configuration as an admin changes it. */
export const configurationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfigurationDocument: build.query<Data<'getConfigurationDocument'>, Arg<'getConfigurationDocument'>>({
      query: endpointQuery(contract.getConfigurationDocument),
      providesTags: listTags('program'),
    }),
    previewConfiguration: build.mutation<Data<'previewConfiguration'>, Arg<'previewConfiguration'>>({
      query: endpointQuery(contract.previewConfiguration),
    }),
    changeConfiguration: build.mutation<Data<'changeConfiguration'>, Arg<'changeConfiguration'>>({
      query: endpointQuery(contract.changeConfiguration),
      invalidatesTags: ['program', 'home', 'report', 'pendingChange'],
    }),
    getScheduledConfiguration: build.query<
      Data<'getScheduledConfiguration'>,
      Arg<'getScheduledConfiguration'>
    >({
      query: endpointQuery(contract.getScheduledConfiguration),
      providesTags: listTags('program'),
    }),
    cancelScheduledConfiguration: build.mutation<
      Data<'cancelScheduledConfiguration'>,
      Arg<'cancelScheduledConfiguration'>
    >({
      query: endpointQuery(contract.cancelScheduledConfiguration),
      invalidatesTags: ['program', 'pendingChange'],
    }),
    loadPreset: build.mutation<Data<'loadPreset'>, Arg<'loadPreset'>>({
      query: endpointQuery(contract.loadPreset),
      invalidatesTags: ['program', 'home', 'report', 'pendingChange'],
    }),
    listConfigurationChanges: build.query<Data<'listConfigurationChanges'>, Arg<'listConfigurationChanges'>>({
      query: endpointQuery(contract.listConfigurationChanges),
      providesTags: listTags('program'),
    }),
  }),
});

export const {
  useGetConfigurationDocumentQuery,
  usePreviewConfigurationMutation,
  useChangeConfigurationMutation,
  useGetScheduledConfigurationQuery,
  useCancelScheduledConfigurationMutation,
  useLoadPresetMutation,
  useListConfigurationChangesQuery,
} = configurationApi;
