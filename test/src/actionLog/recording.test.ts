import type { CompanySummary } from '../../../contract/entities/company';
import { signIn } from '../../../src/api/identity/signIn';
import { signOut } from '../../../src/api/identity/signOut';
import { identityApi } from '../../../src/api/identity/identity';
import { companyListApi } from '../../../src/api/companies/list';
import { readLog } from '../../../src/actionLog/readLog';
import { createRecording, type Recording } from '../../../src/actionLog/recording';
import {
  LOST_RECORDING,
  readStoredRecording,
  type StoredRecording,
} from '../../../src/actionLog/storedRecording';
import { createReplay } from '../../../src/actionLog/replay';
import type { ActionLog } from '../../../src/actionLog/actionLog';
import { SLICES, wholeReducer } from '../../../src/app/wholeReducer';
import { alertRaised } from '../../../src/state/alerts';
import { impersonationStarted } from '../../../src/state/impersonation';
import { selectRoles } from '../../../src/state/session';
import { sendJson, startApiServer, succeeded, type ApiServer } from '../support/apiServer';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';

const token = tokenWith({
  role: 'admin',
  name: 'Avery Holt',
  email: 'avery@northwood.example',
  exp: 4_000_000_000,
});
const answerOfSignIn = {
  token,
  companyId: '1',
  companyName: 'Northwood Timber Board',
  isAssessmentPayer: false,
  isExempt: false,
  isRefundEligible: false,
};
const company: CompanySummary = {
  id: '10',
  legalName: 'Cedarline Imports Inc.',
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
};
const list = { rows: [company], total: 1, page: 1, pageSize: 25, sort: '', next: null, previous: null };

let server: ApiServer;
const idle: (() => void)[] = [];

const recordingOf = (stored: StoredRecording | null = null, isEarlierLost = false): Recording =>
  createRecording({
    isEarlierLost,
    reducer: wholeReducer,
    page: { at: 1, build: 'test', viewport: { width: 1280, height: 800 }, language: 'en', path: '/' },
    stored,
    salt: 'salt of a test',
    now: () => Date.now(),
    mono: () => performance.now(),
    whenIdle: (task) => idle.push(task),
  });

const exported = (recording: Recording): string => {
  const log = recording.export({ reason: 'a test' });
  if (log.kind !== 'exported') throw new Error(`refused for line ${log.line}`);
  return log.text;
};
const opened = (text: string): ActionLog => {
  const read = readLog(text, SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.log;
};

/** Signs in, changes the password, looks for a company, acts for it, hears of it, signs out. */
async function aDay({ store }: TestBed): Promise<void> {
  await store.dispatch(
    signIn({ email: 'avery@northwood.example', password: 'Tr0ub4dor&3', rememberMe: false }),
  );
  await store.dispatch(
    identityApi.endpoints.changePassword.initiate({
      body: { currentPassword: 'Tr0ub4dor&3', newPassword: 'N3wer-pass' },
    }),
  );
  await store.dispatch(companyListApi.endpoints.listCompanies.initiate({ query: { q: 'Cedarline' } }));
  const { companyId, isAssessmentPayer, isExempt, isRefundEligible } = answerOfSignIn;
  store.dispatch(
    impersonationStarted({
      original: { companyId, isAssessmentPayer, isExempt, isRefundEligible },
      target: {
        companyId: '10',
        companyName: company.legalName,
        isAssessmentPayer,
        isExempt,
        isRefundEligible,
      },
    }),
  );
  store.dispatch(
    alertRaised(`Claim <b>RF-2026-000045</b> of Cedarline Imports Inc. is ready to verify.`, 'success'),
  );
  store.dispatch(alertRaised('The password Tr0ub4dor&3 was typed into the wrong field', 'danger'));
}

beforeAll(async () => {
  server = await startApiServer((call, response) => {
    if (call.path.endsWith('/login')) sendJson(response, 200, succeeded(answerOfSignIn));
    else if (call.path.startsWith('/api/admin/companies')) sendJson(response, 200, succeeded(list));
    else sendJson(response, 200, succeeded(null));
  });
});
afterAll(() => server.close());

describe('a recorded day', () => {
  let bed: TestBed;
  let recording: Recording;
  let text: string;

  beforeAll(async () => {
    recording = recordingOf();
    bed = createTestBed({ url: server.url, recorder: recording });
    await aDay(bed);
    text = exported(recording);
  });

  it('H07 the exported log holds no password, no segment of a token, no name, and still imports', () => {
    for (const value of [
      'Tr0ub4dor',
      'N3wer-pass',
      ...token.split('.'),
      'Avery',
      'avery@northwood',
      'Cedarline',
      'Portland',
    ])
      expect({ value, found: text.includes(value) }).toEqual({ value, found: false });
    const log = opened(text);
    expect(log.problems).toEqual([]);
    expect(log.steps.length).toBeGreaterThan(8);
  });

  it('folds to every recorded hash, without drift, breach or failure', () => {
    const log = opened(text);
    const replay = createReplay(log, wholeReducer);
    replay.advanceTo(replay.length);
    const { differences, failures, breaches, compared } = replay.findings();
    expect({ differences, failures, breaches }).toEqual({ differences: [], failures: [], breaches: [] });
    expect(compared).toBe(log.steps.length);
    expect(log.steps.flatMap((step) => (step.kind === 'action' ? step.drift : []))).toEqual([]);
  });

  it('ends in a state of the same shape as the application itself', () => {
    const log = opened(text);
    const end = wholeReducer(createReplay(log, wholeReducer).stateAt(log.steps.length), {
      type: 'app/looked',
    });
    const own = bed.store.getState();
    expect(selectRoles(end)).toEqual(selectRoles(own));
    expect(end.session).toMatchObject({ companyId: '10', tokenExpires: own.session?.tokenExpires });
    expect(end.session?.companyName).toHaveLength(company.legalName.length);
    expect(end.impersonation).toEqual(own.impersonation);
    expect(Object.values(end.api.queries).map((query) => query?.status)).toEqual(
      Object.values(own.api.queries).map((query) => query?.status),
    );
  });

  it('says which action follows from which', () => {
    const steps = opened(text).steps.filter((step) => step.kind === 'action');
    const answer = steps.find(
      ({ action }) =>
        action.type === 'api/executeQuery/fulfilled' && JSON.stringify(action).includes('listCompanies'),
    );
    const asked = steps.find(({ seq }) => seq === answer?.cause);
    expect(asked?.action.type).toBe('api/executeQuery/pending');
  });

  it('a name that becomes known only later is taken out of what was written before', () => {
    const own = recordingOf();
    const { store } = createTestBed({ url: server.url, recorder: own });
    own.note('error', 'could not load Zebulon Quarterly Ltd');
    store.dispatch(
      impersonationStarted({
        original: { companyId: '1', isAssessmentPayer: false, isExempt: false, isRefundEligible: false },
        target: { ...answerOfSignIn, companyId: '11', companyName: 'Zebulon Quarterly Ltd' },
      }),
    );
    const later = exported(own);
    expect(later).not.toContain('Zebulon');
    expect(opened(later).console).toHaveLength(1);
    const replay = createReplay(opened(later), wholeReducer);
    replay.advanceTo(replay.length);
    expect(replay.findings().differences).toEqual([]);
  });

  it('an email address or importer number of somebody the log has never met is taken out of notes and of the console', () => {
    const own = recordingOf();
    createTestBed({ url: server.url, recorder: own }).store.dispatch(alertRaised('Here', 'success'));
    own.note('error', 'no such person: zora@quist-timber.com, importer 12-3456789');
    const log = own.export({ reason: 'Zora (zora@quist-timber.com) saw it' });
    const text = log.kind === 'exported' ? log.text : '';
    expect(text).not.toMatch(/zora@|quist|12-3456789/);
    const [line] = opened(text).console;
    expect(line?.text).toMatch(/^no such person: \w+@[\w-]+\.example, importer \d\d-\d{7}$/);
    expect(opened(text).header?.reason).toContain(
      /\S+@\S+example/.exec(line?.text ?? '')?.[0] ?? 'no address',
    );
  });

  it('counts the actions since somebody was handed the log, over a reload too', () => {
    const own = recordingOf();
    const { store } = createTestBed({ url: server.url, recorder: own });
    store.dispatch(alertRaised('Before', 'success'));
    expect(own.sinceHandedOver()).toBeNull();
    own.handedOver();
    expect(own.sinceHandedOver()).toBe(0);
    store.dispatch(alertRaised('One more', 'success'));
    const next = recordingOf(readStoredRecording(JSON.stringify(own.save(1_000_000))));
    expect(next.sinceHandedOver()).toBe(1);
  });

  it('says in the log that what earlier pages recorded could not be kept', () => {
    const own = recordingOf(readStoredRecording(LOST_RECORDING), true);
    const { store } = createTestBed({ url: server.url, recorder: own });
    store.dispatch(alertRaised('Here', 'success'));
    const [line] = opened(exported(own)).console;
    expect(line?.level).toBe('warning');
    expect(line?.text).toContain('The log starts with this page');
  });

  it('goes on over a reload: same stand-ins, same count, and nothing of the signed-in person is kept as it was', async () => {
    const stored = JSON.stringify(recording.save(1_000_000));
    expect(stored).not.toMatch(/Tr0ub4dor|Avery|Cedarline/);
    const next = recordingOf(readStoredRecording(stored));
    const later = createTestBed({ url: server.url, recorder: next });
    await aDay(later);
    later.store.dispatch(signOut());
    const log = opened(exported(next));
    expect(log.problems).toEqual([]);
    expect(log.steps.filter(({ kind }) => kind === 'restart')).toHaveLength(1);
    const replay = createReplay(log, wholeReducer);
    replay.advanceTo(replay.length);
    expect(replay.findings()).toMatchObject({ differences: [], breaches: [], failures: [] });
    const names = new Set(
      log.steps.flatMap((step) =>
        step.kind === 'action' && step.action.type === impersonationStarted.type
          ? [JSON.stringify(step.action['payload'])]
          : [],
      ),
    );
    expect(names.size).toBe(1);
  });

  it('a file that was cut off or changed after its export is known', () => {
    const cut = opened(text.slice(0, text.length * 0.7));
    expect(cut.problems).toEqual([{ kind: 'truncated', actions: cut.steps.length }]);
    const changed = opened(text.replace('"isExempt":false', '"isExempt":true'));
    expect(changed.problems.map(({ kind }) => kind)).toEqual(['altered']);
  });
});

describe('a long recording', () => {
  it('keeps its newest actions within the bound, and begins with a state', () => {
    const recording = createRecording({
      reducer: wholeReducer,
      page: { at: 1, build: 'test', viewport: { width: 1, height: 1 }, language: 'en', path: '/' },
      stored: null,
      salt: 's',
      now: () => 1,
      mono: () => 1,
      whenIdle: () => undefined,
      mostCharacters: 200_000,
    });
    const { store } = createTestBed({ recorder: recording });
    for (let count = 0; count < 1_500; count += 1)
      store.dispatch(alertRaised(`The claim ${count} waits`, 'success'));
    const text = exported(recording);
    expect(text.length).toBeLessThan(400_000);
    const log = opened(text);
    expect(log.problems).toEqual([]);
    expect(log.steps.at(-1)?.seq).toBeGreaterThanOrEqual(1_500);
    expect(log.steps.length).toBeGreaterThan(200);
    const replay = createReplay(log, wholeReducer);
    replay.advanceTo(replay.length);
    expect(replay.findings().differences).toEqual([]);
  });
});
