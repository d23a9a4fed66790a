import { withAnswersOnce } from '../../../src/actionLog/sharedAnswers';
import { companyListApi } from '../../../src/api/companies/list';
import { readLog } from '../../../src/actionLog/readLog';
import { createRecording } from '../../../src/actionLog/recording';
import { createReplay } from '../../../src/actionLog/replay';
import { SLICES, wholeReducer } from '../../../src/app/wholeReducer';
import { alertRaised } from '../../../src/state/alerts';
import { sendJson, startApiServer, succeeded } from '../support/apiServer';
import { createTestBed } from '../support/testStore';

const rows = Array.from({ length: 60 }, (_, index) => ({
  id: `company-${index}`,
  legalName: `Imports ${index}`,
  kind: 'IMPORTER',
  status: 'Active',
  country: 'US',
  city: 'Portland',
  importerNumbers: 1,
  exemptUsedPercent: 12,
  balance: '0.00',
  users: 2,
  isAssessmentPayer: true,
  isExempt: true,
  isRefundEligible: true,
  hasPassedThreshold: false,
}));

it('a log has a long answer once, however often it came and however many states hold it, and still replays', async () => {
  const server = await startApiServer((_, response) => {
    sendJson(
      response,
      200,
      succeeded({ rows, total: 60, page: 1, pageSize: 60, sort: '', next: null, previous: null }),
    );
  });
  const recording = createRecording({
    reducer: wholeReducer,
    page: { at: 1, build: 'test', viewport: { width: 1, height: 1 }, language: 'en', path: '/' },
    stored: null,
    salt: 's',
    now: () => 1,
    mono: () => 1,
    whenIdle: () => undefined,
  });
  const { store } = createTestBed({ url: server.url, recorder: recording });
  for (let count = 0; count < 5; count += 1)
    await store.dispatch(
      companyListApi.endpoints.listCompanies.initiate({ query: {} }, { forceRefetch: true }),
    );
  // States in between hold the answer, too.
  for (let count = 0; count < 600; count += 1) store.dispatch(alertRaised(`Message ${count}`, 'success'));
  await server.close();
  const exported = recording.export({ reason: '' });
  if (exported.kind !== 'exported') throw new Error(exported.value);
  expect(exported.text.split('"id":"company-59"')).toHaveLength(2);
  const read = readLog(exported.text, SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  const { log } = read;
  expect(log.problems).toEqual([]);
  expect(log.header?.version).toBe(4);
  const replay = createReplay(log, wholeReducer);
  replay.advanceTo(replay.length);
  expect(replay.findings()).toMatchObject({ differences: [], failures: [] });
  expect(JSON.stringify(replay.stateAt(replay.length))).toContain('company-59');
  expect(JSON.stringify(log.checkpoints)).toContain('company-59');
});

it('lines without a long answer stay as they are', () => {
  const lines = ['{"kind":"action","action":{"type":"a","payload":{"$short":1}}}'];
  expect(withAnswersOnce(lines)).toEqual(lines);
});
