import { identityApi } from '../../../src/api/identity/identity';
import { signIn, verifyCode } from '../../../src/api/identity/signIn';
import { signOut } from '../../../src/api/identity/signOut';
import { selectSession } from '../../../src/state/session';
import { sendJson, startApiServer, succeeded, type Answering, type ApiServer } from '../support/apiServer';
import { createTestBed, type TestBed } from '../support/testStore';
import { rawToken, tokenWith } from '../support/tokens';

const PASSWORD = 'Tr0ub4dor&3';
const company = {
  companyId: 20,
  companyName: 'Boreal',
  isAssessmentPayer: false,
  isExempt: true,
  isRefundEligible: true,
};

let server: ApiServer;
let bed: TestBed;

async function enter(answer: Answering): Promise<void> {
  server = await startApiServer(answer);
  bed = createTestBed({ url: server.url });
}

const attempt = (rememberMe = true) =>
  bed.store.dispatch(signIn({ email: 'ana@alder.example', password: PASSWORD, rememberMe }));

afterEach(() => server.close());

describe('signing in', () => {
  it('starts the session and leaves neither password nor token in state or caches', async () => {
    const token = tokenWith({ exp: 4_000_000_000 });
    await enter((_, response) => {
      sendJson(response, 200, succeeded({ ...company, token }), { date: 'Sat, 28 Nov 2026 12:00:00 GMT' });
    });
    const named = jest.spyOn(identityApi.endpoints.login, 'initiate');
    expect(await attempt()).toEqual({ kind: 'signed-in' });
    expect(selectSession(bed.store.getState())).toMatchObject({
      token,
      companyId: '20',
      isExempt: true,
      rememberMe: true,
    });
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
      email: 'ana@alder.example',
      password: PASSWORD,
      rememberMe: true,
    });
    const { session, ...rest } = bed.store.getState();
    expect(JSON.stringify(rest)).not.toContain(PASSWORD);
    expect(JSON.stringify(rest)).not.toContain(session?.token ?? 'none');
    expect(Object.keys(named.mock.calls[0]?.[0] ?? {})).toEqual(['held', 'rememberMe']);
  });

  it('H28 shows the body of a 423 as it is', async () => {
    await enter((_, response) => {
      response
        .writeHead(423, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Account locked until 14:05');
    });
    expect(await attempt()).toEqual({ kind: 'refused', message: 'Account locked until 14:05' });
  });

  it('shows each entry as name, colon, details, with commas between', async () => {
    await enter((_, response) => {
      sendJson(response, 401, {
        succeeded: false,
        message: '',
        data: null,
        errors: [
          { error: 'A', details: 'one' },
          { error: 'B', details: 'two' },
        ],
      });
    });
    expect(await attempt()).toEqual({ kind: 'refused', message: 'A: one, B: two' });
    expect(selectSession(bed.store.getState())).toBeNull();
  });

  it('asks for a code when told LoginRedirect, and ends with it', async () => {
    const token = tokenWith({ role: 'verifier', exp: 4_000_000_000 });
    await enter((call, response) => {
      if (call.path.endsWith('/login')) {
        sendJson(response, 200, {
          ...succeeded({ userId: 'u9', companyName: 'Board' }),
          errors: [{ error: 'LoginRedirect', details: '' }],
        });
      } else if (call.body.includes('000000'))
        sendJson(response, 401, {
          succeeded: false,
          message: '',
          data: null,
          errors: [{ error: 'Code', details: 'The code is wrong.' }],
        });
      else sendJson(response, 200, succeeded({ ...company, token }));
    });
    expect(await attempt()).toEqual({ kind: 'code-needed', userId: 'u9', companyName: 'Board' });
    expect(selectSession(bed.store.getState())).toBeNull();
    const awaited = { userId: 'u9', companyName: 'Board' };
    expect(await bed.store.dispatch(verifyCode({ code: '000000', ...awaited }, false))).toEqual({
      kind: 'refused',
      message: 'The code is wrong.',
    });
    expect(await bed.store.dispatch(verifyCode({ code: '123456', ...awaited }, false))).toEqual({
      kind: 'signed-in',
    });
    expect(bed.tab.getItem('auth')).not.toBeNull();
    expect(bed.local.getItem('auth')).toBeNull();
  });

  it('takes no more of an answer than the specification promises: no company name, no end of the session', async () => {
    const { companyId, isAssessmentPayer, isExempt, isRefundEligible } = company;
    const promised = { companyId, isAssessmentPayer, isExempt, isRefundEligible };
    const token = tokenWith({ exp: 4_000_000_000 });
    await enter((_, response) => {
      sendJson(response, 200, { succeeded: true, data: { ...promised, token, sessionEndsAt: null } });
    });
    expect(await attempt()).toEqual({ kind: 'signed-in' });
    expect(selectSession(bed.store.getState())).toMatchObject({ token, companyId: '20', companyName: '' });
  });

  it('asks for a code of a backend whose ids are numbers and whose entry says no more than its name', async () => {
    await enter((_, response) => {
      sendJson(response, 200, {
        succeeded: true,
        message: null,
        data: { userId: 7 },
        errors: [{ error: 'LoginRedirect', details: null }],
      });
    });
    expect(await attempt()).toEqual({ kind: 'code-needed', userId: '7', companyName: '' });
  });

  it('never starts a session from an answer that carries a token beside LoginRedirect; the code goes with the email address where no user is named', async () => {
    await enter((_, response) => {
      sendJson(response, 200, {
        ...succeeded({ ...company, token: tokenWith({}) }),
        errors: [{ error: 'LoginRedirect', details: '' }],
      });
    });
    expect(await attempt()).toEqual({
      kind: 'code-needed',
      userId: 'ana@alder.example',
      companyName: 'Boreal',
    });
    expect(selectSession(bed.store.getState())).toBeNull();
  });

  it.each([[{ sub: 'u1' }], [{ sub: 'u1', exp: 'tomorrow' }]])(
    'H91 starts no session with a token that has no end: %j',
    async (claims) => {
      await enter((_, response) => {
        sendJson(response, 200, succeeded({ ...company, token: rawToken(claims) }));
      });
      expect(await attempt()).toMatchObject({
        kind: 'refused',
        message: expect.stringContaining('Reference: ') as string,
      });
      expect(selectSession(bed.store.getState())).toBeNull();
      expect(server.received).toHaveLength(1);
    },
  );

  it('says so when there is no answer', async () => {
    await enter((_, response) => {
      response.destroy();
    });
    expect(await attempt()).toEqual({ kind: 'unreachable' });
  });
});

describe('signing out', () => {
  it('ends at once, tells the server with the last token, and leaves both storages empty', async () => {
    const token = tokenWith({ exp: 4_000_000_000 });
    await enter((call, response) => {
      sendJson(
        response,
        200,
        call.path.endsWith('/login') ? succeeded({ ...company, token }) : succeeded(null),
      );
    });
    await attempt();
    bed.store.dispatch(signOut());
    expect(selectSession(bed.store.getState())).toBeNull();
    expect([bed.local.length, bed.tab.length]).toEqual([0, 0]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const seen = server.arrivedAt('/api/Authenticate/logout');
    expect(seen.map((call) => call.token)).toEqual([token]);
    expect(bed.left).toEqual(['signed-out']);
  });
});
