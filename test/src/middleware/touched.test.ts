import { setTimeout as pause } from 'node:timers/promises';
import { companyListApi } from '../../../src/api/companies/list';
import { customsApi } from '../../../src/api/customs/files';
import { homeApi } from '../../../src/api/home';
import { notificationListApi } from '../../../src/api/notifications/list';
import { refundsApi } from '../../../src/api/refunds/claims';
import { reportsApi } from '../../../src/api/reports/filing';
import { userListApi } from '../../../src/api/users/list';
import { selectAlerts } from '../../../src/state/alerts';
import { impersonationStarted } from '../../../src/state/impersonation';
import { sessionStarted } from '../../../src/state/session';
import { refused, sendJson, startApiServer, type ApiServer } from '../support/apiServer';
import { createFakeHub, type FakeHub } from '../support/fakeHub';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';

let server: ApiServer;
let bed: TestBed;
let hub: FakeHub;

const { getRefund, listRefunds, listAllRefunds } = refundsApi.endpoints;
const { getHome } = homeApi.endpoints;
const { listCompanies } = companyListApi.endpoints;
const { listNotifications } = notificationListApi.endpoints;
const { listUsers } = userListApi.endpoints;
const { getReport } = reportsApi.endpoints;
const { getCustomsBatch, listCustomsLines } = customsApi.endpoints;
const one = (id: string) => ({ params: { id } });
const all = { query: {} };

/** Somebody has been on all these screens, and each is still shown somewhere. */
const show = ({ store: { dispatch } }: TestBed) =>
  Promise.all([
    dispatch(getRefund.initiate(one('7'))),
    dispatch(getRefund.initiate(one('8'))),
    dispatch(listRefunds.initiate(all)),
    dispatch(listAllRefunds.initiate(all)),
    dispatch(getHome.initiate(undefined)),
    dispatch(getReport.initiate(one('7'))),
    dispatch(listCompanies.initiate(all)),
    dispatch(listUsers.initiate(all)),
    dispatch(listNotifications.initiate(all)),
    dispatch(getCustomsBatch.initiate(one('7'))),
    dispatch(listCustomsLines.initiate(all)),
  ]);

beforeEach(async () => {
  // What is answered does not matter here: an answer that failed is asked for again like any other.
  server = await startApiServer((_, response) => {
    sendJson(response, 404, refused('not-found', 'There is no such record.'));
  });
  hub = createFakeHub();
  bed = createTestBed({ url: server.url, hub });
  const token = tokenWith({ role: 'admin', exp: 4_000_000_000 });
  const company = {
    companyId: '1',
    companyName: 'Board',
    isAssessmentPayer: false,
    isExempt: false,
    isRefundEligible: false,
  };
  bed.store.dispatch(
    sessionStarted({ ...company, token }, false, { clientNow: bed.clock.now(), serverNow: undefined }),
  );
  await bed.clock.pass(0);
  await show(bed);
  server.received.length = 0;
});
afterEach(() => server.close());

/** Lets a message in and waits until no call is under way any more. */
async function receive(message: object): Promise<readonly string[]> {
  const { onStatus, onQuiet } = hub.lines[0]?.options ?? {};
  if ('message' in message) onStatus?.(message);
  else onQuiet?.(message);
  await pause(20);
  await Promise.all(bed.store.dispatch(homeApi.util.getRunningQueriesThunk()));
  return server.received.map(({ path }) => path.replace(/\?.*/, '')).sort();
}

describe('what a live message touched is asked for again, and nothing else', () => {
  it('refund 7 alone: its record, the lists it may stand in and the start page', async () => {
    expect(await receive({ touches: [{ type: 'refund', id: '7' }] })).toEqual([
      '/api/admin/refunds',
      '/api/home',
      '/api/refunds',
      '/api/refunds/7',
    ]);
  });

  it('an alert adds the list of notifications', async () => {
    expect(await receive({ message: 'moved', touches: [{ type: 'report', id: '7' }] })).toEqual([
      '/api/assessments/7',
      '/api/home',
      '/api/notifications',
    ]);
  });

  it('while acting for a company, a message raises no alert and still stands among the notifications', async () => {
    const flags = { companyId: '1', isAssessmentPayer: false, isExempt: false, isRefundEligible: false };
    bed.store.dispatch(
      impersonationStarted({
        original: flags,
        target: { ...flags, companyId: '10', companyName: 'Cedarline' },
      }),
    );
    await show(bed);
    server.received.length = 0;
    expect(await receive({ message: 'Claim of another company was verified' })).toContain(
      '/api/notifications',
    );
    expect(selectAlerts(bed.store.getState())).toEqual([]);
  });

  it('a kind without an id goes as a whole', async () => {
    expect(await receive({ touches: [{ type: 'refund' }, { type: 'refund', id: '7' }] })).toEqual([
      '/api/admin/refunds',
      '/api/home',
      '/api/refunds',
      '/api/refunds/7',
      '/api/refunds/8',
    ]);
  });

  it('progress that touches nothing asks for nothing', async () => {
    const progress = { batchId: '7', percent: 40, status: 'Parsing' };
    expect(await receive({ progress })).toEqual([]);
  });
});
