import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/audit';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';

type List = typeof contract.listAudit;

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Every action adds a row, and nothing tells of it: each visit asks again.
    listAudit: build.query<DataOf<List>, CallArg<List>>({ query: endpointQuery(contract.listAudit) }),
  }),
});

export const { useListAuditQuery } = auditApi;
