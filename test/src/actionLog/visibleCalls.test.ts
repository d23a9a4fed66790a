import { createReplay } from '../../../src/actionLog/replay';
import { readableName } from '../../../src/actionLog/readableAction';
import { readLog } from '../../../src/actionLog/readLog';
import { createRecording } from '../../../src/actionLog/recording';
import { callWithSecrets } from '../../../src/api/base/callWithSecrets';
import { refreshSession } from '../../../src/api/base/api';
import { sendFile } from '../../../src/api/base/sendFile';
import { documentsApi } from '../../../src/api/documents/documents';
import { identityApi } from '../../../src/api/identity/identity';
import { signIn, verifyCode } from '../../../src/api/identity/signIn';
import { signOut } from '../../../src/api/identity/signOut';
import { openCardPayment } from '../../../src/api/payments/openCardPayment';
import { paymentRunsApi } from '../../../src/api/paymentRuns';
import { refundsApi } from '../../../src/api/refunds/claims';
import { changePassword } from '../../../contract/endpoints/identity';
import { savePayeeAccount } from '../../../contract/endpoints/paymentRuns/payeeAccount';
import { SLICES, wholeReducer } from '../../../src/app/wholeReducer';
import { selectIsBusy } from '../../../src/state/spinner';
import { sendJson, startApiServer, succeeded, type ApiServer } from '../support/apiServer';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';
import { uploadByFetch } from '../support/uploadByFetch';

const claims = { role: 'user', exp: 4_000_000_000 };
const tokens = [tokenWith(claims), tokenWith({ ...claims, exp: 4_000_000_001 })] as const;
const CANARIES = {
  password: 'Tr0ub4dor&3',
  newPassword: 'N3wer-pass-77',
  code: '481516',
  content: 'canary of the uploaded bytes',
  interrupted: 'canary of the interrupted bytes',
  downloaded: 'canary of the downloaded bytes',
  fileName: 'Quist-invoice',
  clientSecret: 'pi_1_secret_canary',
  accountNumber: '4417123456789113',
  signature: tokens[0].split('.')[2] ?? 'none',
  renewed: tokens[1].split('.')[2] ?? 'none',
} as const;
const company = {
  companyId: '10',
  companyName: 'Cedarline',
  isAssessmentPayer: true,
  isExempt: false,
  isRefundEligible: true,
};

let server: ApiServer;
let bed: TestBed;
let text: string;
let wasBusy = false;
const recording = createRecording({
  reducer: wholeReducer,
  page: { at: 1, build: 'test', viewport: { width: 1280, height: 800 }, language: 'en', path: '/' },
  stored: null,
  salt: 'salt of a test',
  now: () => Date.now(),
  mono: () => performance.now(),
  whenIdle: () => undefined,
});

beforeAll(async () => {
  server = await startApiServer(({ path, body }, response) => {
    if (path.endsWith('/login'))
      sendJson(response, 200, {
        ...succeeded({ userId: 'u9', companyName: 'Cedarline' }),
        errors: [{ error: 'LoginRedirect', details: '' }],
      });
    else if (path.includes('verifymfacode'))
      sendJson(response, 200, succeeded({ ...company, token: tokens[0] }));
    else if (path.includes('refreshtoken'))
      sendJson(response, 200, succeeded({ ...company, token: tokens[1] }));
    else if (path === '/api/payments/card')
      sendJson(
        response,
        200,
        succeeded({ id: '7', state: 'open', amount: '10.00', clientSecret: CANARIES.clientSecret }),
      );
    else if (path.endsWith('/decision.pdf'))
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(CANARIES.downloaded);
    else if (body.includes(CANARIES.interrupted)) response.destroy();
    else if (path === '/api/documents')
      sendJson(
        response,
        200,
        succeeded({
          id: '5',
          kind: 'invoice',
          fileName: `${CANARIES.fileName}.pdf`,
          type: 'application/pdf',
          sizeBytes: CANARIES.content.length,
          sha256: '00',
          uploadedBy: { id: '1', name: 'Ana' },
          uploadedAt: '2026-11-29T10:00:00.000Z',
        }),
      );
    else sendJson(response, 200, succeeded(null));
  });
  bed = createTestBed({
    url: server.url,
    upload: (request) => {
      wasBusy = selectIsBusy(bed.store.getState());
      return uploadByFetch(request);
    },
    recorder: recording,
  });
  await aDay(bed);
  const log = recording.export({ reason: 'a test' });
  if (log.kind !== 'exported') throw new Error(`refused for line ${String(log.line)}`);
  text = log.text;
  await server.close();
});

async function aDay({ store }: TestBed): Promise<void> {
  const send = (content: string) =>
    store.dispatch(
      sendFile(
        documentsApi.endpoints.uploadDocument,
        (file) => ({ body: { kind: 'invoice' as const }, file }),
        new File([content], `${CANARIES.fileName}.pdf`, { type: 'application/pdf' }),
      ),
    );
  await store.dispatch(
    signIn({ email: 'ana@cedarline.example', password: CANARIES.password, rememberMe: false }),
  );
  await store.dispatch(verifyCode({ code: CANARIES.code, userId: 'u9', companyName: 'Cedarline' }, false));
  expect(await send(CANARIES.content)).toMatchObject({ ok: true });
  expect(await send(CANARIES.interrupted)).toMatchObject({ failure: { transfer: 'upload' } });
  await store.dispatch(
    refundsApi.endpoints.downloadRefundDecision.initiate({ params: { id: '3' }, saveAs: 'RF-1.pdf' }),
  );
  expect(await store.dispatch(openCardPayment({ reportId: '1' }))).toMatchObject({ ok: true });
  await store.dispatch(
    callWithSecrets(changePassword, identityApi.endpoints.changePassword, {
      body: { currentPassword: CANARIES.password, newPassword: CANARIES.newPassword },
    }),
  );
  await store.dispatch(
    callWithSecrets(savePayeeAccount, paymentRunsApi.endpoints.savePayeeAccount, {
      body: {
        version: null,
        holder: 'Cedarline',
        routingNumber: '021000021',
        accountNumber: CANARIES.accountNumber,
        accountType: 'checking',
        proof: { currentPassword: CANARIES.password },
      },
    }),
  );
  await store.dispatch(refreshSession(tokens[0]));
  store.dispatch(signOut());
  await new Promise((resolve) => setTimeout(resolve, 200));
}

const opened = () => {
  const read = readLog(text, SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.log;
};

describe('a recorded day of files, secrets, and payments', () => {
  it('shows each call by its endpoint, from its beginning to its end', () => {
    const names = opened().steps.flatMap((step) =>
      step.kind === 'action' ? [readableName(step.action)] : [],
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'login pending',
        'login fulfilled',
        'verifyMfaCode fulfilled',
        'uploadDocument pending',
        'transfers/transferProgressed',
        'uploadDocument fulfilled',
        'uploadDocument rejected',
        'downloadRefundDecision fulfilled',
        'openCardPayment fulfilled',
        'changePassword fulfilled',
        'savePayeeAccount pending',
        'refreshToken fulfilled',
        'logout fulfilled',
      ]),
    );
  });

  it('says of a file what was sent, how far it got, and what came of it', () => {
    expect(text).toContain(`"size":${String(CANARIES.content.length)},"type":"application/pdf","digest":"`);
    expect(text).toContain('"endpoint":"uploadDocument","percent":100');
    expect(text).toContain('"kind":"unreachable","isTimeout":false,"transfer":"upload"');
    expect(text).toContain(`"size":${String(CANARIES.downloaded.length)},"type":"application/pdf"`);
  });

  it('counts files among what the spinner shows', () => {
    expect(wasBusy).toBe(true);
  });

  it.each(Object.entries(CANARIES))('contains no %s', (_, canary) => {
    expect(text).not.toContain(canary);
    expect(JSON.stringify(bed.store.getState())).not.toContain(canary);
  });

  it('replays to the recorded hashes with no network', () => {
    const log = opened();
    const sent = jest.spyOn(globalThis, 'fetch');
    const replay = createReplay(log, wholeReducer);
    replay.advanceTo(replay.length);
    const { differences, breaches, failures, compared } = replay.findings();
    expect({ differences, breaches, failures }).toEqual({ differences: [], breaches: [], failures: [] });
    expect(compared).toBeGreaterThan(20);
    expect(sent).not.toHaveBeenCalled();
  });
});
