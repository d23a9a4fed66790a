import type { Endpoint } from '../../../contract/endpoint';
import type { RecordKind } from './neighbour';

/** What kind of record the id in an endpoint's path names. An endpoint with an id that is not named here fails the walk. */
const KIND_OF_PATH: readonly (readonly [RegExp, RecordKind])[] = [
  [/^\/api\/refunds\/\{id\}\/decision\.pdf$/, 'decidedRefund'],
  [/^\/api\/refunds\/\{id\}/, 'refund'],
  [/^\/api\/documents\/\{id\}/, 'document'],
  [/^\/api\/assessments\/\{id\}/, 'report'],
  [/^\/api\/payments\/card\/\{id\}/, 'cardPayment'],
  [/^\/api\/exemptions\/drafts\/\{preparer\}/, 'user'],
  [/^\/api\/exemptions\/\{id\}/, 'exemption'],
  [/^\/api\/people\/\{id\}/, 'user'],
  [/^\/api\/company-requests\/\{id\}/, 'changeRequest'],
  [/^\/api\/customs\/lines\/\{id\}/, 'customsLine'],
  [/^\/api\/accountmanager\/companyprofile\/\{companyId\}/, 'company'],
];

export function kindOf(endpoint: Endpoint): RecordKind {
  const found = KIND_OF_PATH.find(([path]) => path.test(endpoint.path));
  if (found === undefined)
    throw new Error(`${endpoint.path} names a record, and the tenant walk does not know of which kind`);
  return found[1];
}

/** The query a call cannot do without. */
const QUERIES: Readonly<Record<string, string>> = {
  proposeRefund: '?fiscalYear=2026&reason=OTHER',
  downloadRefundStatement: '?fiscalYear=2026',
  getImporter: '?number=41-2086753',
  exportList: '?list=exemptions',
  searchRecords: '?q=pine',
  getReportDraft: '?fiscalYear=2026&index=1',
  discardReportDraft: '?fiscalYear=2026&index=1',
};

export const queryOf = (name: string): string => QUERIES[name] ?? '';

export const pathWith = (endpoint: Endpoint, id: string): string =>
  endpoint.path.replace(/\{\w+\}/, id).replaceAll(/\{\w+\}/g, '1');

/** A key that a person has made up for something of their own: under the same key everybody has another thing. */
export const hasOwnKey = (endpoint: Endpoint): boolean => endpoint.path.includes('{key}');

export const hasId = (endpoint: Endpoint): boolean => endpoint.path.includes('{') && !hasOwnKey(endpoint);

/** Whether holders of the role may call it at all. */
export const isOpenTo = (endpoint: Endpoint, role: string): boolean =>
  typeof endpoint.access !== 'string' && endpoint.access.some((each) => each === role);
