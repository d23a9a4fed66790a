import { createApi } from '@reduxjs/toolkit/query/react';
import { refreshingBaseQuery } from './refreshingBaseQuery';
import { TAGS } from './tags';

/** The one api of the application; each resource file injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: refreshingBaseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
