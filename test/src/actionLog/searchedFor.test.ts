import type { CompanySummary } from '../../../contract/entities/company';
import { companyListApi } from '../../../src/api/companies/list';
import type { ActionLog } from '../../../src/actionLog/actionLog';
import { readLog } from '../../../src/actionLog/readLog';
import { createRecording, type Recording } from '../../../src/actionLog/recording';
import { createReplay } from '../../../src/actionLog/replay';
import { SLICES, wholeReducer } from '../../../src/app/wholeReducer';
import { alertRaised } from '../../../src/state/alerts';
import { navigated } from '../../../src/state/navigation';
import { sendJson, startApiServer, succeeded, type ApiServer } from '../support/apiServer';
import { createTestBed } from '../support/testStore';

const company: CompanySummary = {
  id: '2026',
  legalName: 'Cedarline Imports Inc.',
  kind: 'IMPORTER',
  status: 'Active',
  country: 'US',
  city: 'Portland',
  importerNumbers: 2026,
  exemptUsedPercent: 12,
  balance: '2026.00',
  users: 97_209,
  isAssessmentPayer: true,
  isExempt: true,
  isRefundEligible: true,
  hasPassedThreshold: false,
};
const list = { rows: [company], total: 1, page: 1, pageSize: 25, sort: '', next: null, previous: null };
let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer((_, response) => {
    sendJson(response, 200, succeeded(list));
  });
});
afterAll(() => server.close());

const at = 1_764_432_000_123.5;

function recordingOf(): Recording {
  return createRecording({
    reducer: wholeReducer,
    page: { at, build: 'test', viewport: { width: 1280, height: 800 }, language: 'en', path: '/' },
    stored: null,
    salt: 'salt of a test',
    now: () => at,
    // The whole part of it has the form of a postal code.
    mono: () => 97_209.4,
    whenIdle: () => undefined,
  });
}

/** A list is searched for a text, and its answer is recorded; then a message comes. */
async function searched(q: string, message: string): Promise<ActionLog> {
  const recording = recordingOf();
  const { store } = createTestBed({ url: server.url, recorder: recording });
  store.dispatch(navigated({ pathname: '/refunds', query: { q } }));
  await store.dispatch(companyListApi.endpoints.listCompanies.initiate({ query: { q } }));
  store.dispatch(alertRaised(message, 'success'));
  const exported = recording.export({ reason: 'a test' });
  if (exported.kind !== 'exported') throw new Error(`“${exported.value}” is left`);
  const read = readLog(exported.text, SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.log;
}

describe('a log in which somebody searched', () => {
  it.each(['2026', '2025', '000045', '97209', '1764', '2025-11-01', 'RF-2026'])(
    'for %s is saved; dates, times, ids, and numbers of records stay as they were',
    async (q) => {
      const log = await searched(
        q,
        `Claim RF-2026-000045 of 2025-11-01 for fiscal year 2026 was moved to 2026-03-04T09:26:00.000Z.`,
      );
      expect(JSON.stringify(log.steps.at(-1))).toContain(
        'Claim RF-2026-000045 of 2025-11-01 for fiscal year 2026 was moved to 2026-03-04T09:26:00.000Z.',
      );
      expect(JSON.stringify(log.steps)).toContain(
        '"importerNumbers":2026,"exemptUsedPercent":12,"balance":"2026.00"',
      );
      expect(JSON.stringify(log.steps)).toContain('"id":"2026"');
      expect(log.header?.at).toBe(at);
      const replay = createReplay(log, wholeReducer);
      replay.advanceTo(replay.length);
      expect(replay.findings()).toMatchObject({ differences: [], failures: [] });
    },
  );
});
