import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/audit';
import { api } from './base/api';
import type { SavedFile } from './base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from './base/endpointQuery';

type List = typeof contract.listAudit;

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Every action adds a row, and nothing tells of it: each visit asks again.
    listAudit: build.query<DataOf<List>, CallArg<List>>({ query: endpointQuery(contract.listAudit) }),
    exportAudit: build.mutation<SavedFile, FileArg<typeof contract.exportAudit>>({
      query: fileQuery(contract.exportAudit),
    }),
  }),
});

export const { useListAuditQuery } = auditApi;
