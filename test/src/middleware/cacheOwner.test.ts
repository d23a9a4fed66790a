import { companyListApi } from '../../../src/api/companies/list';
import { homeApi } from '../../../src/api/home';
import { impersonationEnded, impersonationStarted } from '../../../src/state/impersonation';
import { sessionStarted, tokenRefreshed } from '../../../src/state/session';
import { sessionEnded } from '../../../src/state/sessionEnd';
import { sendJson, startApiServer, succeeded, type ApiServer } from '../support/apiServer';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';

const own = { companyId: '1', isAssessmentPayer: false, isExempt: false, isRefundEligible: false };
const target = { ...own, companyId: '10', companyName: 'Cedarline', isRefundEligible: true };
const received = { clientNow: Date.parse('2026-11-28T12:00:00Z'), serverNow: undefined };
const noCompanies = { rows: [], total: 0, page: 1, pageSize: 25, sort: '', next: null, previous: null };

let server: ApiServer;
let bed: TestBed;
beforeEach(async () => {
  server = await startApiServer((_, response) => {
    sendJson(response, 200, succeeded(noCompanies));
  });
  bed = createTestBed({ url: server.url, now: () => received.clientNow });
  const token = tokenWith({ role: 'admin', exp: 4_000_000_000 });
  bed.store.dispatch(sessionStarted({ ...own, companyName: 'Board', token }, false, received));
  await bed.store.dispatch(companyListApi.endpoints.listCompanies.initiate({ query: {} }));
});
afterEach(() => server.close());

const cached = (): number => Object.keys(bed.store.getState().api.queries).length;

describe('what was answered for one person and company', () => {
  it('47 H04 is gone when an admin begins to act for a company, and again when they stop', async () => {
    expect(cached()).toBe(1);
    bed.store.dispatch(impersonationStarted({ original: own, target }));
    expect(cached()).toBe(0);
    await bed.store.dispatch(homeApi.endpoints.getHome.initiate(undefined));
    expect(cached()).toBe(1);
    bed.store.dispatch(impersonationEnded({ original: own }));
    expect(cached()).toBe(0);
  });

  it('is gone with the session', () => {
    bed.store.dispatch(sessionEnded('signed-out'));
    expect(cached()).toBe(0);
  });

  it('stays when only the token is new', () => {
    bed.store.dispatch(tokenRefreshed(tokenWith({ role: 'admin', exp: 4_000_000_900 }), received));
    expect(cached()).toBe(1);
  });
});
