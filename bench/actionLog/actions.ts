import { companyListApi } from '../../src/api/companies/list';
import type { LoggedAction } from '../../src/actionLog/logFormat';
import { alertDismissed, alertRaised } from '../../src/state/alerts';
import { liveChanged } from '../../src/state/live';
import { navigationToggled } from '../../src/state/preferences';

const ROWS = 25;
const LISTS = 40;

const company = (id: number): object => ({
  id: String(id),
  legalName: `Importer ${id} Inc.`,
  kind: 'IMPORTER',
  status: 'Active',
  country: 'US',
  city: 'Portland',
  importerNumbers: 1,
  exemptUsedPercent: id % 100,
  balance: '12.50',
  users: 2,
  isAssessmentPayer: true,
  isExempt: false,
  isRefundEligible: true,
});

/** One page of a list being asked for and answered, as the caches dispatch it. */
function listCall(serial: number): readonly LoggedAction[] {
  const page = serial % LISTS;
  const originalArgs = { query: { page: String(page + 1) } };
  const arg = {
    type: 'query',
    subscribe: true,
    endpointName: companyListApi.endpoints.listCompanies.name,
    originalArgs,
    queryCacheKey: `listCompanies(${JSON.stringify(originalArgs)})`,
  };
  const requestId = `request-${serial}`;
  const rows = Array.from({ length: ROWS }, (_, row) => company(page * ROWS + row + (serial % 7)));
  const payload = {
    rows,
    total: 1_000,
    page: page + 1,
    pageSize: ROWS,
    sort: 'legalName',
    next: null,
    previous: null,
  };
  return [
    {
      type: 'api/executeQuery/pending',
      meta: { requestId, requestStatus: 'pending', arg, startedTimeStamp: serial },
    },
    {
      type: 'api/executeQuery/fulfilled',
      payload,
      meta: {
        requestId,
        requestStatus: 'fulfilled',
        arg,
        fulfilledTimeStamp: serial,
        baseQueryMeta: { status: 200 },
      },
    },
  ];
}

/** A day's actions in a fixed mixture: of ten, two are a list and its answer, the others small. */
export function dayOfActions(count: number): readonly LoggedAction[] {
  const actions: LoggedAction[] = [];
  for (let serial = 0; actions.length < count; serial += 1) {
    const { type, payload } = alertRaised(`Claim <b>RF-2026-${serial}</b> is ready to verify.`, 'success');
    const id = `alert-${serial}`;
    actions.push(
      ...listCall(serial),
      { type, payload: { ...payload, id } },
      liveChanged({ state: serial % 2 === 0 ? 'live' : 'reconnecting', reason: 'lost', since: serial }),
      navigationToggled(),
      liveChanged({ state: 'live', reason: 'started', since: serial }),
      navigationToggled(),
      alertDismissed(id),
      liveChanged({ state: 'live', reason: 'started', since: serial + 1 }),
      navigationToggled(),
    );
  }
  return actions.slice(0, count);
}
